import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KubernetesObject, root } from './cluster.ts';

/** Operators' kinds, which `kubernetes-types` does not describe. */
export function isOperators({ apiVersion }: KubernetesObject): boolean {
  return /^[^/]*\.(cnpg\.io|coreos\.com)\/|^gateway\./.test(apiVersion);
}

/**
 * Type-checks objects against the Kubernetes API's types: a misspelled key, which a cluster would ignore, is an error.
 * @returns the compiler's lines
 */
export function typeErrors(objects: readonly KubernetesObject[]): string[] {
  const cache = join(root, '.hilltop/cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'manifests-'));
  const lines = objects.map((one, index) => {
    // The core group has no name; `networking.k8s.io/v1` is `networking/v1` there.
    const group = one.apiVersion === 'v1' ? 'core/v1' : one.apiVersion.replace('.k8s.io/', '/');
    return `export const o${index}: import('kubernetes-types/${group}').${one.kind} = ${JSON.stringify(one)};`;
  });
  writeFileSync(join(folder, 'objects.ts'), lines.join('\n'));
  const options = '--noEmit --strict --skipLibCheck --ignoreConfig --module preserve --pretty false'.split(' ');
  const args = [join(root, 'node_modules/typescript/bin/tsc'), ...options, join(folder, 'objects.ts')];
  const { stdout, error } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line !== '');
}
