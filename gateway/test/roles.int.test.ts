import { readFileSync } from 'node:fs';
import { REPORTS } from '@hilltop/contracts/reports/reports';
import { requiredRoles } from '@hilltop/platform/graphql/roles/enforce-roles';
import { type StaffRole, staffRoles } from '@hilltop/platform/identity/identity';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLField, getNamedType, isLeafType, Kind, parse } from 'graphql';
import { sampleVariables } from '../src/app.module.js';
import { loadApiSchema } from '../src/supergraph/load-supergraph.js';
import { FakeStaff } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { graphqlRequest } from './support/graphql-request.js';
import { restCall } from './support/rest-call.js';
import { fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

const names = ['bookings', 'catalog', 'contact', 'content', 'ledger', 'media', 'notifications', 'orders'] as const;
const manager: StaffRole[] = ['manager'];

/** The roles in the schemas, by operation. `operation-roles.test.ts` checks that they are right. */
const declared = new Map(
  [...names, 'staff'].flatMap((name) => {
    const text = readFileSync(new URL(`../../services/${name}/schema.graphql`, import.meta.url), 'utf8');
    return parse(text).definitions.flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION && ['Query', 'Mutation'].includes(type.name.value)
        ? (type.fields ?? []).map((astNode) => [astNode.name.value, requiredRoles({ astNode }) ?? []] as const)
        : [],
    );
  }),
);

const restRoutes: readonly (readonly [
  method: string,
  path: string,
  body: object | undefined,
  roles: readonly StaffRole[],
])[] = [
  ['GET', '/api/staff/me', undefined, staffRoles],
  ['GET', '/api/staff/status', undefined, ['manager', 'ops']],
  ['POST', '/api/staff/dead-letters/resend', { service: 'orders', id: 'x' }, ['manager', 'ops']],
  ['GET', '/api/live', undefined, ['guide', 'desk', 'manager']],
  ...REPORTS.filter(({ formatOf }) => !formatOf).map(
    ({ name, roles }) => ['GET', `/api/reports/${name}`, undefined, roles] as const,
  ),
  ['POST', '/api/tours', {}, manager],
  ['POST', '/api/products', {}, manager],
  ['POST', '/api/vouchers', {}, manager],
  ['POST', '/api/upload', {}, manager],
  ['POST', '/api/upload-multiple', {}, manager],
  ['POST', '/api/group-files/w9', {}, manager],
  ['POST', '/api/group-files/{id}/{kind}', {}, ['desk', 'manager']],
  ['GET', '/api/group-files/{name}', undefined, ['desk', 'manager']],
  ['DELETE', `/api/upload/${'0a'.repeat(32)}.png`, undefined, manager],
];

let gateway: TestGateway;
let staff: FakeStaff;
let subgraphs: FakeSubgraph[];
beforeAll(async () => {
  staff = new FakeStaff();
  subgraphs = names.map((name) => fakeSubgraph(name, {}));
  await Promise.all([staff.subgraph, ...subgraphs].map((subgraph) => subgraph.start()));
  const others = Object.fromEntries(names.map((name, at) => [name, [subgraphs[at]?.url ?? '']]));
  gateway = await startGateway({ urls: others.bookings ?? [], others: { ...others, staff: [staff.subgraph.url] } });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([staff.subgraph, ...subgraphs].map((subgraph) => subgraph.kill()));
});

const api = buildSchema(loadApiSchema());
const operations = [api.getQueryType(), api.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => [field.name, type?.name ?? '', field] as const),
);

/** The smallest operation with the field. */
function operationOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const required = args.filter(
    ({ type: given, defaultValue }) => String(given).endsWith('!') && defaultValue === undefined,
  );
  const declared = required.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${kind.toLowerCase()}${declared && ` (${declared})`} { ${name}${given && `(${given})`} ${selection} }`;
}

const refusals = { stranger: ['NotSignedIn', 'FORBIDDEN'], staff: ['NotAllowed', 'ROLE_REQUIRED'] };

it.each(operations)('%s is open only to the roles in its schema', async (name, kind, field) => {
  const query = operationOf(kind, field);
  const variables = sampleVariables(api, parse(query));
  for (const caller of ['stranger', ...staffRoles] as const) {
    const headers = caller === 'stranger' ? {} : staff.cookie(caller.toUpperCase() as Uppercase<StaffRole>);
    const { data, errors } = await graphqlRequest(gateway.url, query, { variables, headers });
    const outcome = errors?.[0]?.extensions.code ?? (data?.[name] as { __typename?: string } | null)?.__typename;
    const refused = refusals[caller === 'stranger' ? 'stranger' : 'staff'].includes(String(outcome));
    const roles = declared.get(name) ?? [];
    const mayNot = !roles.includes('EVERYBODY') && !roles.includes(caller.toUpperCase());
    expect({ name, caller, outcome, refused }).toEqual({ name, caller, outcome, refused: mayNot });
  }
});

it.each(restRoutes)('%s %s is open only to the roles in its description', async (method, path, body, roles) => {
  for (const caller of ['stranger', ...staffRoles] as const) {
    const headers = caller === 'stranger' ? {} : staff.cookie(caller.toUpperCase() as Uppercase<StaffRole>);
    const { status } = await restCall(gateway.url, method, path, body, headers);
    const mayNot = caller === 'stranger' ? 401 : 403;
    const isOpen = (roles as readonly string[]).includes(caller);
    expect({ caller, refused: status === mayNot }).toEqual({ caller, refused: !isOpen });
  }
});

it('covers every staff route of the document', async () => {
  const document = (await (await fetch(`${gateway.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { security?: { staff: string[] }[] }>>;
  };
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security?.length
        ? [[method.toUpperCase(), path.replace('{filename}', `${'0a'.repeat(32)}.png`), security[0]?.staff]]
        : [],
    ),
  );
  expect(told.sort()).toEqual(restRoutes.map(([method, path, , roles]) => [method, path, roles]).sort());
});
