import { readFileSync } from 'node:fs';
import type { StaffActionFacts } from '@hilltop/contracts/staff-action';
import { Kind, type ObjectTypeDefinitionNode, parse } from 'graphql';
import type { DataSource } from 'typeorm';
import { requiredRoles } from '../graphql/roles/enforce-roles.js';
import { staffRoles } from '../identity/identity.js';

export function staffMutations(schema: URL): string[] {
  const { definitions } = parse(readFileSync(schema, 'utf8'));
  const mutation = definitions.find(
    (node): node is ObjectTypeDefinitionNode =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Mutation',
  );
  const ofStaff = (mutation?.fields ?? []).filter((field) => {
    const roles = requiredRoles({ astNode: field }) ?? [];
    return !roles.includes('EVERYBODY') && staffRoles.some((role) => roles.includes(role.toUpperCase()));
  });
  return ofStaff.map(({ name }) => name.value).sort();
}

export async function toldActions(dataSource: DataSource): Promise<(StaffActionFacts & { correlationid: string })[]> {
  const rows: { event: { data: StaffActionFacts; correlationid: string } }[] = await dataSource.query(
    `SELECT event FROM outbox WHERE subject LIKE '%.staff-action-recorded.v1' ORDER BY position`,
  );
  return rows.map(({ event: { data, correlationid } }) => ({ ...data, correlationid }));
}
