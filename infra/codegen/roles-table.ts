import { readFileSync } from 'node:fs';
import { Kind, parse, valueFromASTUntyped } from 'graphql';
import { subgraphNames } from './schema-types.ts';

/** `make codegen` writes it. */
export const rolesTableFile = 'infra/docs/roles.md';

const columns = ['GUIDE', 'DESK', 'MANAGER', 'OPS', 'BOOKKEEPER', 'OWNER'] as const;

const introduction = `# Roles

Who may use which operation, from \`@role(requires: …)\` in the schemas. \`make codegen\` writes this page. "Everybody" includes visitors.
"Services" are other services and the gateway, with a signed identity. What a role sees less of in an answer is in
[security.md](security.md).
`;

interface Operation {
  readonly name: string;
  readonly type: 'Query' | 'Mutation';
  readonly roles: readonly string[];
}

function operationsOf(root: URL, service: string): Operation[] {
  const document = parse(readFileSync(new URL(`services/${service}/schema.graphql`, root), 'utf8'));
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const type = definition.name.value;
    if (type !== 'Query' && type !== 'Mutation') return [];
    return (definition.fields ?? []).map(({ name, directives = [] }) => {
      const role = directives.find((directive) => directive.name.value === 'role')?.arguments?.[0];
      if (!role) throw new Error(`${name.value} of ${service} has no @role`);
      return { name: name.value, type, roles: [valueFromASTUntyped(role.value)].flat() as string[] };
    });
  });
}

function rowOf({ name, type, roles }: Operation): string {
  const isFor = (role: string) => (roles.includes('EVERYBODY') || roles.includes(role) ? 'yes' : '');
  const cells = ['EVERYBODY', ...columns, 'SERVICE'].map(isFor);
  return `| \`${name}\` | ${type === 'Query' ? 'reads' : 'changes'} | ${cells.join(' | ')} |`;
}

/** Markdown, with a table per service. Throws for an operation without `@role`. */
export function rolesTable(root: URL): string {
  const tables = subgraphNames(root).map((service) =>
    [
      `## ${service}\n`,
      `| operation | | everybody | ${columns.map((role) => role.toLowerCase()).join(' | ')} | services |`,
      `| --- | --- | ${['everybody', ...columns, 'services'].map(() => '---').join(' | ')} |`,
      ...operationsOf(root, service).map(rowOf),
      '',
    ].join('\n'),
  );
  return [introduction, ...tables].join('\n');
}
