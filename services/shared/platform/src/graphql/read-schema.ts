import { readFileSync } from 'node:fs';

const prelude = new URL('./prelude.graphql', import.meta.url);

/** The schema of a subgraph: the prelude, and its own file. */
export function readSchema(file: URL | string): string {
  return `${readFileSync(prelude, 'utf8')}\n${readFileSync(file, 'utf8')}`;
}
