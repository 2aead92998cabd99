/** The shipped exercises, fetched with the first page that shows one. */
import { KINDS, type GeneratedExercise, type Kind } from './types';

export interface Collection {
  all: readonly GeneratedExercise[];
  byId: ReadonlyMap<string, GeneratedExercise>;
  /** Easy ones first. */
  ofKind: (kind: Kind) => readonly GeneratedExercise[];
  /** The kinds that have exercises. */
  kinds: readonly Kind[];
}

export async function loadCollection(): Promise<Collection> {
  const { default: file } = await import('../../content/exercises.json');
  return collectionOf(file.exercises as unknown as readonly GeneratedExercise[]);
}

export function collectionOf(all: readonly GeneratedExercise[]): Collection {
  const lists = new Map<Kind, GeneratedExercise[]>(KINDS.map((kind) => [kind, []]));
  for (const exercise of all) lists.get(exercise.kind)?.push(exercise);
  return {
    all,
    byId: new Map(all.map((exercise) => [exercise.id, exercise])),
    ofKind: (kind) => lists.get(kind) ?? [],
    kinds: KINDS.filter((kind) => (lists.get(kind)?.length ?? 0) > 0),
  };
}

export function isKind(text: string | null): text is Kind {
  return KINDS.some((kind) => kind === text);
}
