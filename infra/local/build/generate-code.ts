import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../processes/run-tool.ts';
import { filesBelow } from './file-tree.ts';
import { Stamp } from './stamp.ts';

function inputs(root: string): string[] {
  const isSource = (path: string) => path.endsWith('.graphql') || path.endsWith('codegen.ts');
  const sources = ['services', 'gateway', 'web'].flatMap((folder) =>
    filesBelow(join(root, folder), isSource).map((path) => join(root, folder, path)),
  );
  const generators = filesBelow(join(root, 'infra/codegen')).map((path) => join(root, 'infra/codegen', path));
  return [...sources, ...generators, join(root, 'package-lock.json')];
}

function outputsExist(root: string): boolean {
  const services = readdirSync(join(root, 'services')).filter((name) =>
    existsSync(join(root, 'services', name, 'schema.graphql')),
  );
  const folders = [
    ...services.map((name) => `services/${name}/src`),
    'services/shared/payments/src',
    'gateway/src',
    'web',
  ];
  return folders.every((folder) => existsSync(join(root, folder, 'generated')));
}

/** Composes the supergraph and generates types if a schema or operation changed. Returns whether it did. */
export async function generateCode(root: string, cache: string, log: (line: string) => void): Promise<boolean> {
  const stamp = new Stamp(cache, 'codegen', () => inputs(root));
  if (stamp.isFresh() && outputsExist(root)) {
    return false;
  }
  const run = (script: string) => runTool({ name: script, command: process.execPath, args: [script], cwd: root, log });
  // Operations are checked against the composed schema.
  const operations = async () => {
    await run('gateway/src/supergraph/compose.ts');
    await Promise.all([run('gateway/codegen.ts'), run('web/codegen.ts')]);
  };
  await Promise.all([operations(), run('infra/codegen/generate.ts')]);
  stamp.set();
  return true;
}
