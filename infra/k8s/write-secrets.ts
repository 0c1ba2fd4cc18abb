/**
 * Writes Kubernetes secrets to standard output and nowhere else: those that are only ours are random, the others come from
 * the environment (`givenSecrets`).
 *
 *     node infra/k8s/write-secrets.ts production | kubectl create -f -
 *
 * With `add` it reads a cluster's secrets from standard input, and writes those that a new release needs besides:
 *
 *     kubectl -n hilltop get secrets -o json | node infra/k8s/write-secrets.ts production add | kubectl apply -f -
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { givenProblems } from './given-secrets.ts';
import { changedSecrets, presentSources, readPresentSecrets } from './present-secrets.ts';
import { localSecrets, productionSecrets, type SecretSource, type Secrets } from './secrets.ts';

const writers: Record<string, (source: SecretSource) => Secrets> = {
  local: ({ random }) => localSecrets(random),
  production: productionSecrets,
};

function fail(problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`  write-secrets: ${problem}\n`);
  process.exit(1);
}

function manifestOf(secrets: Secrets): object {
  const items = Object.entries(secrets).map(([name, stringData]) => {
    const isRole = name.endsWith('-role');
    // With this label on the secret, CloudNativePG applies a changed password by itself.
    const labels = { 'app.kubernetes.io/part-of': 'hilltop', ...(isRole && { 'cnpg.io/reload': 'true' }) };
    return {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name, namespace: 'hilltop', labels },
      type: isRole ? 'kubernetes.io/basic-auth' : 'Opaque',
      stringData,
    };
  });
  return { apiVersion: 'v1', kind: 'List', items };
}

const [overlay = '', mode] = process.argv.slice(2);
const write = writers[overlay] ?? fail(['say for which overlay, production or local']);
const present = mode === 'add' ? readPresentSecrets(readFileSync(0, 'utf8')) : {};
const sources = presentSources(write, present);
const problems = overlay === 'production' ? givenProblems({ ...process.env, ...Object.fromEntries(sources) }) : [];
if (problems.length > 0) fail(problems);

const wanted = write({
  random(name) {
    const value = sources.get(name) ?? randomBytes(32).toString('base64url');
    sources.set(name, value);
    return value;
  },
  given: (name) => sources.get(name) ?? process.env[name]?.trim() ?? '',
});
const secrets = changedSecrets(wanted, present);
if (mode === 'add') {
  const keys = Object.entries(secrets).map(([name, values]) => `${name}: ${Object.keys(values).join(', ')}`);
  process.stderr.write(`  write-secrets: ${keys.length === 0 ? 'nothing is missing' : keys.join('; ')}\n`);
}
process.stdout.write(`${JSON.stringify(manifestOf(secrets), undefined, 2)}\n`);
