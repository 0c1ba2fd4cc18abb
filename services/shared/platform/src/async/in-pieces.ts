import { setImmediate as turn } from 'node:timers/promises';

/** How long another request waits at each of its steps, unless one item takes longer. */
const PIECE_MS = 2;

/** Works on one item after the other, and lets other requests run in between: a report of a year must not stop a sale. */
export async function* inPieces<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): AsyncGenerator<Result, void> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > PIECE_MS) {
      await turn();
      began = performance.now();
    }
    yield work(item);
  }
}

/** The results of `inPieces`. */
export async function allInPieces<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const done: Result[] = [];
  for await (const each of inPieces(items, work)) done.push(each);
  return done;
}
