import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../processes/run-tool.ts';
import { filesBelow } from './file-tree.ts';
import { Stamp } from './stamp.ts';

/** In this order: the public schema is composed first, and what clients ask is generated against it. */
const steps = [
  'gateway/src/supergraph/compose.ts',
  'infra/codegen/generate.ts',
  'gateway/codegen.ts',
  'web/codegen.ts',
] as const;

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
  const folders = [...services.map((name) => `services/${name}`), 'gateway', 'web'];
  return folders.every((folder) => existsSync(join(root, folder, 'src/generated')));
}

/** Composes the supergraph, then generates types, where a schema or an operation changed. Returns whether it had to. */
export async function generateCode(root: string, cache: string, log: (line: string) => void): Promise<boolean> {
  const stamp = new Stamp(cache, 'codegen', () => inputs(root));
  if (stamp.isFresh() && outputsExist(root)) {
    return false;
  }
  for (const step of steps) {
    await runTool({ name: step, command: process.execPath, args: [step], cwd: root, log });
  }
  stamp.set();
  return true;
}
