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
import { changedSecrets, presentSources, readPresentSecrets } from './present-secrets.ts';
import {
  type GivenSecret,
  givenSecrets,
  localSecrets,
  productionSecrets,
  type SecretSource,
  type Secrets,
} from './secrets.ts';

/** Names of the reserved domains (RFC 2606), what manuals print, and names that only a demo's own network knows. */
const placeholder = /example|changeme|change-me|placeholder|todo|dummy|secret$|password$|^x+$|[<>]|\.test\b|localhost/i;

const isUrl: Partial<Record<GivenSecret, RegExp>> = {
  SMTP_URL: /^smtps?:$/,
  ALERT_PAGE_URL: /^https:$/,
  ALERT_TICKET_URL: /^https:$/,
};

function problemOf(name: GivenSecret, value: string): string | undefined {
  if (value === '') return 'is not set';
  if (placeholder.test(value)) return 'is a placeholder';
  const protocol = isUrl[name];
  if (!protocol) return name.endsWith('SECRET_KEY') && value.length < 16 ? 'is too short for a secret' : undefined;
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol)) return `is not a URL (${protocol.source})`;
  const { hostname, password, protocol: scheme, searchParams } = new URL(value);
  if (!hostname.includes('.')) return `names ${hostname}, which the world does not know`;
  if (name === 'SMTP_URL' && password === '') return 'has no password';
  // Without it the password and the e-mails go in the clear to whoever strips STARTTLS.
  const mayBeClear = scheme === 'smtp:' && searchParams.get('requireTLS') !== 'true';
  return mayBeClear ? 'does not require TLS: use smtps:, or add ?requireTLS=true' : undefined;
}

/** What keeps these variables from being the secrets of a real cluster, each as a sentence; they hold no value. */
export function givenProblems(variables: Readonly<Record<string, string | undefined>>): string[] {
  return (Object.keys(givenSecrets) as GivenSecret[]).flatMap((name) => {
    const problem = problemOf(name, variables[name]?.trim() ?? '');
    return problem ? [`${name} ${problem} (${givenSecrets[name]})`] : [];
  });
}

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
