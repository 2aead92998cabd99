export const name = "app";
