import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const prelude = new URL('./prelude.graphql', import.meta.url);

/** The prelude, the subgraph's own file, and the files of a folder `schema` beside it. */
export function readSchema(file: URL | string): string {
  const own = typeof file === 'string' ? file : fileURLToPath(file);
  const parts = globSync('schema/*.graphql', { cwd: dirname(own) }).sort();
  const files = [own, ...parts.map((part) => join(dirname(own), part))];
  return [prelude, ...files].map((each) => readFileSync(each, 'utf8')).join('\n');
}
