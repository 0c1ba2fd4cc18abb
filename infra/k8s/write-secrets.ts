/**
 * Writes the secrets of a new cluster to standard output and nowhere else: those that are only ours are random, the others
 * come from the environment (`givenSecrets`). `kubectl create` refuses to overwrite what a running cluster lives by.
 *
 *     node infra/k8s/write-secrets.ts production | kubectl create -f -
 *     node infra/k8s/write-secrets.ts local | kubectl create -f -
 */
import { randomBytes } from 'node:crypto';
import { givenProblems } from './given-secrets.ts';
import { localSecrets, productionSecrets, type Secrets } from './secrets.ts';

const made = new Map<string, string>();

function random(name: string): string {
  const secret = made.get(name) ?? randomBytes(32).toString('base64url');
  made.set(name, secret);
  return secret;
}

function secretsFor(overlay: string | undefined): Secrets | undefined {
  if (overlay === 'local') return localSecrets(random);
  if (overlay !== 'production') {
    process.stderr.write('  write-secrets: say for which overlay, production or local\n');
    return undefined;
  }
  const problems = givenProblems(process.env);
  for (const problem of problems) process.stderr.write(`  write-secrets: ${problem}\n`);
  if (problems.length > 0) return undefined;
  return productionSecrets({ random, given: (name) => process.env[name]?.trim() ?? '' });
}

const secrets = secretsFor(process.argv[2]);
if (secrets) {
  const items = Object.entries(secrets).map(([name, stringData]) => {
    const isRole = name.endsWith('-role');
    // CloudNativePG applies a changed password by itself where the secret has this label.
    const labels = { 'app.kubernetes.io/part-of': 'hilltop', ...(isRole && { 'cnpg.io/reload': 'true' }) };
    return {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name, namespace: 'hilltop', labels },
      type: isRole ? 'kubernetes.io/basic-auth' : 'Opaque',
      stringData,
    };
  });
  process.stdout.write(`${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, undefined, 2)}\n`);
} else {
  process.exitCode = 1;
}
