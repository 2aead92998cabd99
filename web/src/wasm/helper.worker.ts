/** A worker beside the first: it hears one message, says that it is here, and from then on looks at the memory that all share. */
import { serve, type Post } from './helper';

addEventListener('message', ({ data }: MessageEvent<Post>) => {
  postMessage(null);
  serve(data);
  // It has broken down: a worker at its post hears nothing.
  close();
});
