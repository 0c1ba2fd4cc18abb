import type { Checkout } from './checkout.ts';
import type { Names } from './names.ts';

/** A new service copies this one's entries: it has a database, an outbox and a subgraph, and nothing else. */
const example = 'contact';

/** Files in which every service has entries, with patterns of the example's. Each match is repeated for the new service. */
const entries: readonly [path: string, ...matches: RegExp[]][] = [
  ['package.json', / {4}"services\/contact",\n/],
  ['infra/local/parts.ts', / {2}\{ name: 'contact'.*\n/],
  ['infra/images/Dockerfile', /COPY services\/contact\/.*\n/],
  ['infra/telemetry/prometheus.yml', / contact,/],
  ['.github/workflows/images.yml', / contact,/],
  [
    'docker-compose.yml',
    / {6}CONTACT(_DATABASE_PASSWORD)?: .*\n/g,
    / {2}contact-migrate:\n(?: {4}.*\n|\n)* {2}contact:\n(?: {4}.*\n|\n)*/,
    /(?<=\n {2}gateway:\n(?: {4}.*\n|\n)*) {6}CONTACT_URLS: .*\n/,
  ],
  ['infra/compose/postgres/databases.sh', / contact(?= )/],
  ['infra/k8s/overlays/local/databases.sh', / contact(?= )/],
  ['infra/k8s/overlays/local/kustomization.yaml', /.* hilltop\/contact,.*\n/, /.*name: contact,.*\n/],
  ['infra/k8s/overlays/production/kustomization.yaml', /.* hilltop\/contact,.*\n/],
  [
    'infra/k8s/overlays/production/postgres.yaml',
    /hilltop_contact,/,
    / {6}- name: hilltop_contact\n.*\n.*\n/,
    /---\n(?:(?!---)[^\n]*\n)* {2}name: hilltop_contact\n(?:(?!---).*\n)*/,
  ],
  ['infra/k8s/base/kustomization.yaml', / {2}- contact.yaml\n/],
  ['infra/k8s/base/gateway.yaml', / *- \{ name: CONTACT_URLS.*\n/],
  ['infra/k8s/base/nats/accounts.conf', / {6}\{\n {8}user: contact,(?:.*\n)*? {6}\}\n/],
  ['infra/k8s/streams/stream-replicas.yaml', / CONTACT/],
  ['infra/k8s/secrets.ts', / {2}'contact',\n/],
  ['gateway/src/env.ts', / {2}CONTACT_URLS.*\n/],
  ['gateway/src/errors/subgraph-errors.ts', / {2}contact: .*\n/],
  ['gateway/test/support/start-gateway.ts', / *CONTACT_URLS.*\n/],
];

/** Adds the service wherever the example has its own entries. */
export function addServiceEntries(checkout: Checkout, { kebab }: Names): void {
  const renamed = (text: string) =>
    text
      .replaceAll('message service', kebab)
      // Only the gateway calls the new one.
      .replace(/notifications:\$\{NOTIFICATIONS_IDENTITY_PUBLIC[^}]*\},/, '')
      .replaceAll(example, kebab)
      .replaceAll(example.toUpperCase(), kebab.toUpperCase());
  for (const [path, ...matches] of entries) {
    for (const match of matches)
      checkout.edit(path, (text) => text.replace(match, (found) => `${found}${renamed(found)}`));
  }
  checkout.write(`infra/k8s/base/${kebab}.yaml`, renamed(checkout.read(`infra/k8s/base/${example}.yaml`)));
  checkout.write(`services/${kebab}/package.json`, renamed(checkout.read(`services/${example}/package.json`)));
  checkout.write(
    `services/${kebab}/test/migrations.int.test.ts`,
    renamed(checkout.read(`services/${example}/test/migrations.int.test.ts`)),
  );
}
