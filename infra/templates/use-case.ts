/**
 * `make use-case s=bookings n=print-badges`: writes a staff mutation: its resolver, a test, and
 * entries in the schema, the module and the tests of roles. `in=tours` selects another folder of the service.
 */
import { join, relative, resolve } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { Checkout } from './checkout.ts';
import { namesOf } from './names.ts';
import { addObjectRow } from './object-row.ts';

const example = 'make use-case s=bookings n=print-badges';
/** The use case's folder: `in`, or the one with the service's name. */
function folderOf(checkout: Checkout, service: string, wanted: string): string {
  const folder = `services/${service}/src/${wanted || service}`;
  if (checkout.find(`${folder}/*`).length > 0) return folder;
  throw new UserError(`There is no folder ${folder}: name one of the service's with in=. Example: \`${example}\`.`);
}

function addToSchema(text: string, name: string, words: string): string {
  const own = `
type ${name}Done {
  id: ID!
}

union ${name}Result = ${name}Done | InvalidInput | NotSignedIn | NotAllowed

input ${name}Input {
  id: ID!
}
`;
  const field = `  "Staff: ${words}."\n  ${name.charAt(0).toLowerCase()}${name.slice(1)}(input: ${name}Input!): ${name}Result! @role(requires: [MANAGER])\n`;
  const withMutation = /^type Mutation \{\n/m.test(text) ? text : `${text}\ntype Mutation {\n}\n`;
  return withMutation.replace(/^type Mutation \{\n/m, (start) => `${own.trimStart()}\n${start}${field}`);
}

/** @param resolver its path from the sources of the service */
function addToModule(text: string, resolver: string, name: string): string {
  const line = `import { ${name}Resolver } from './${resolver.replace(/\.ts$/, '.js')}';\n`;
  return text
    .replace(/(?<=^import .*\n)(?!import )/m, line)
    .replace(/providers: \[/, (start) => `${start}${name}Resolver, `);
}

async function main(service = '', wanted = '', place = ''): Promise<void> {
  const checkout = new Checkout(resolve(import.meta.dirname, '../..'));
  const { kebab, camel, pascal, words } = namesOf(wanted, example);
  const resolver = join(folderOf(checkout, service, place), `${kebab}.resolver.ts`);
  if (checkout.find(resolver).length > 0) throw new UserError(`${resolver} is there already: choose another name.`);
  const definition =
    /export const (\w+) = defineService/.exec(checkout.read(`services/${service}/src/service.ts`))?.[1] ?? '';
  const values = { kebab, camel, pascal, words, definition, service };
  // A service that was just generated has no event for the record yet.
  const isRecorded = checkout.find(`services/shared/contracts/src/${service}/staff-action-recorded.ts`).length > 0;
  const kind = isRecorded ? 'use-case/recorded' : 'use-case';
  checkout.fillTemplate(`${kind}/resolver.template`, resolver, values);
  checkout.fillTemplate(`${kind}/test.template`, `services/${service}/test/${kebab}.int.test.ts`, values);
  checkout.edit(`services/${service}/schema.graphql`, (text) => addToSchema(text, pascal, words));
  const sources = `services/${service}/src`;
  checkout.edit(`${sources}/app.module.ts`, (text) => addToModule(text, relative(sources, resolver), pascal));
  const table = 'services/shared/platform/test/operation-roles.json';
  checkout.edit(table, (text) =>
    text.replace(`  "${service}": {\n`, (start) => `${start}    "${camel}": "manager",\n`),
  );
  addObjectRow(checkout, { service, definition, operation: camel, row: 'any of its roles', way: '{}' });
  checkout.edit('web/staff/record/action-words.ts', (text) =>
    text.replace(/^\};/m, `  ${camel}: '${words.charAt(0).toUpperCase()}${words.slice(1)}',\n};`),
  );
  await checkout.finish([
    `Write what it does in ${resolver}, with its refusals in ${service}'s schema.graphql and their sentences in src/refusals.en.ts.`,
    isRecorded
      ? `Say in the record what it changed and of what (infra/decisions/0152), and add ${camel} to services/${service}/test/staff-actions.int.test.ts, which names it until then.`
      : `Record the staff action (infra/decisions/0152): ${service} has no event for it yet, and \`make check\` names ${camel} until then.`,
    'Say it in words that staff use in web/staff/record/action-words.ts.',
    'If it changes what public reads show, add `@invalidates(tags: …)` to it in schema.graphql.',
    'If it stores personal data, add the columns to PERSONAL_DATA (infra/decisions/0170).',
  ]);
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
