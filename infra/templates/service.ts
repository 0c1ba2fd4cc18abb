/**
 * `make service n=reviews` (`n=ledger one=line` if the name is not a plural): writes a service with one table and one
 * query, and its entries in workspaces, `make start`, compose, Kubernetes and gateway. `make use-case` adds to it.
 */
import { resolve } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { Checkout } from './checkout.ts';
import { namesOf } from './names.ts';
import { addObjectRow } from './object-row.ts';
import { addServiceEntries } from './service-entries.ts';

const example = 'make service n=reviews';

/** @param one the singular of what it stores, if the service's name is not a plural */
async function main(wanted = '', one = ''): Promise<void> {
  const checkout = new Checkout(resolve(import.meta.dirname, '../..'));
  const service = namesOf(wanted, example);
  // It also names databases, roles, variables and NATS users.
  if (service.kebab.includes('-')) throw new UserError(`The name of a service is one word. Example: \`${example}\`.`);
  if (!service.kebab.endsWith('s') && one === '')
    throw new UserError(
      `A service is called after what it keeps, in the plural; another name needs one=. Examples: \`${example}\`, \`make service n=ledger one=line\`.`,
    );
  const folder = `services/${service.kebab}`;
  if (checkout.find(folder).length > 0) throw new UserError(`${folder} is there already: choose another name.`);
  const item = namesOf(one || service.kebab.slice(0, -1), example);
  const timestamp = String(Date.now());
  const values = { name: service.kebab, Name: service.pascal, item: item.camel, Item: item.pascal, timestamp };
  const find = `find-${item.kebab}`;
  const files = {
    readme: 'README.md',
    schema: 'schema.graphql',
    main: 'src/main.ts',
    env: 'src/env.ts',
    definition: 'src/service.ts',
    'app-module': 'src/app.module.ts',
    migrations: 'src/database/migrations.ts',
    migration: `src/database/migrations/${timestamp}-${service.kebab}.ts`,
    entity: `src/${service.kebab}/${item.kebab}.entity.ts`,
    resolver: `src/${service.kebab}/${find}.resolver.ts`,
    test: `test/${find}.int.test.ts`,
  };
  for (const [template, path] of Object.entries(files)) {
    checkout.fillTemplate(`service/${template}.template`, `${folder}/${path}`, values);
  }
  addServiceEntries(checkout, service);
  checkout.edit('services/shared/platform/test/operation-roles.json', (text) =>
    text.replace(
      '\n  "media": {\n',
      (next) => `\n  "${service.kebab}": {\n    "${item.camel}": "everybody"\n  },${next}`,
    ),
  );
  const of = { service: service.kebab, definition: `${service.kebab}Service` };
  addObjectRow(checkout, { ...of, operation: item.camel, row: 'everybody', way: "{ missing: 'null' }" });
  checkout.edit('gateway/test/roles.int.test.ts', (text) =>
    text.replace(", 'media',", (next) => `, '${service.kebab}'${next}`),
  );
  await checkout.finish([
    'Run `npm install`, which enters it in package-lock.json, then `make check`.',
    `Decide what the reconciliation reads: \`auditGrants\` in ${folder}/src/service.ts; then DATABASE_URL of ${service.kebab} in infra/reconciliation, docker-compose.yml and infra/k8s/base/reconciliation.yaml.`,
    'Name it in the tables of README.md and infra/docs/architecture.md.',
    'On a running deployment: `make env` for compose, `make secrets … add=1` for a cluster (infra/docs/operations.md).',
  ]);
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
