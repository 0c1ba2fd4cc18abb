import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const prelude = new URL('./prelude.graphql', import.meta.url);
const parts = new URL('../../../contracts/graphql/', import.meta.url);

/**
 * The prelude, the subgraph's own file, and the files of a folder `schema` beside it. A line `#import "name.graphql"`
 * stands for a file of `contracts/graphql`: types that several subgraphs share.
 */
export function readSchema(file: URL | string): string {
  const own = typeof file === 'string' ? file : fileURLToPath(file);
  const rooms = globSync('schema/*.graphql', { cwd: dirname(own) }).sort();
  const files = [own, ...rooms.map((room) => join(dirname(own), room))];
  const text = [prelude, ...files].map((each) => readFileSync(each, 'utf8')).join('\n');
  return text.replace(/^#import "(.+)"$/gm, (_, name: string) => readFileSync(new URL(name, parts), 'utf8'));
}
