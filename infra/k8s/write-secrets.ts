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
import { natsPassword } from '../local/servers/nats-users.ts';
import { givenProblems } from './given-secrets.ts';
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

interface SecretList {
  readonly items: readonly { readonly metadata: { readonly name: string }; readonly data?: Record<string, string> }[];
}

/** Secrets by name and key, from `kubectl get secrets -o json`. */
function readPresentSecrets(json: string): Secrets {
  const { items } = JSON.parse(json) as SecretList;
  const decode = (value: string): string => Buffer.from(value, 'base64').toString();
  return Object.fromEntries(
    items.map(({ metadata, data = {} }) => [
      metadata.name,
      Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decode(value)])),
    ]),
  );
}

/**
 * The values that a cluster already has, by source. It writes the secrets with marks as values: where a mark is the
 * whole value, the cluster's value in that place is the source's.
 */
function presentSources(write: (source: SecretSource) => Secrets, present: Secrets): Map<string, string> {
  const marks = new Map<string, string>();
  function mark(name: string): string {
    const value = marks.get(name) ?? randomBytes(32).toString('base64url');
    marks.set(name, value);
    return value;
  }
  const marked = write({ random: mark, given: mark });
  const found = new Map<string, string>();
  for (const [secret, values] of Object.entries(marked)) {
    for (const [key, value] of Object.entries(values)) {
      const known = present[secret]?.[key];
      if (known === undefined) continue;
      for (const [name, marker] of marks) {
        if (value === marker) found.set(name, known);
        else if (value === natsPassword(marker)) found.set(name, known.slice(natsPassword('').length));
      }
    }
  }
  return found;
}

/** The wanted secrets that a cluster lacks or has with other values; each with the keys that differ. */
function changedSecrets(wanted: Secrets, present: Secrets): Secrets {
  const changed = Object.entries(wanted).map(([secret, values]) => {
    const differing = Object.entries(values).filter(([key, value]) => present[secret]?.[key] !== value);
    return [secret, Object.fromEntries(differing)] as const;
  });
  return Object.fromEntries(changed.filter(([, values]) => Object.keys(values).length > 0));
}

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
