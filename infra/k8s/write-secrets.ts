/**
 * `node infra/k8s/write-secrets.ts | kubectl create -f -`: fresh secrets for a first cluster, to standard output and nowhere
 * else. `create` refuses to overwrite what a running cluster lives by.
 */
import { randomBytes } from 'node:crypto';
import { secretsOf } from './secret-names.ts';

const made = new Map<string, string>();
const random = (name: string): string => {
  const secret = made.get(name) ?? randomBytes(32).toString('base64url');
  made.set(name, secret);
  return secret;
};

const items = Object.entries(secretsOf({ random })).map(([name, stringData]) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace: 'hilltop' },
  type: name.endsWith('-role') ? 'kubernetes.io/basic-auth' : 'Opaque',
  stringData,
}));
process.stdout.write(`${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, undefined, 2)}\n`);
