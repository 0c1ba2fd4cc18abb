import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KubernetesObject } from './kubernetes-object.ts';
import { root } from './render.ts';

/** Kinds that operators bring; `kubernetes-types` does not describe them. */
export const isOperators = ({ apiVersion }: KubernetesObject): boolean =>
  /^[^/]*\.(cnpg\.io|coreos\.com)\/|^gateway\./.test(apiVersion);

/** e.g. `apps/v1`; the core group has no name. `networking.k8s.io/v1` is `networking/v1` there. */
const moduleOf = (apiVersion: string): string =>
  apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io/', '/');

/**
 * Type-checks objects against the published types of the Kubernetes API: a misspelt key, which a cluster would ignore, is an
 * error as in any object literal. One compiler run for all, as it takes seconds.
 *
 * @returns for each object what the compiler says of it, empty when all is well
 */
export function typeErrors(objects: readonly KubernetesObject[]): string[] {
  const cache = join(root, '.hilltop/cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'manifests-'));
  const file = join(folder, 'objects.ts');
  const lines = objects.map((one, index) => {
    const type = `import('kubernetes-types/${moduleOf(one.apiVersion)}').${one.kind}`;
    return `export const o${index}: ${type} = ${JSON.stringify(one)};`;
  });
  writeFileSync(file, lines.join('\n'));
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'preserve',
    '--pretty',
    'false',
  ];
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, error } = spawnSync(process.execPath, [compiler, ...options, file], { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error) throw error;
  const errors = objects.map(() => '');
  for (const [, line, message] of stdout.matchAll(/objects\.ts\((\d+),\d+\): error (.+)/g)) {
    errors[Number(line) - 1] += `${message}\n`;
  }
  if (stdout !== '' && errors.every((one) => one === '')) throw new Error(stdout);
  return errors;
}
