import { readFileSync } from 'node:fs';
import { staffRoles } from '../identity/identity.js';

/** The columns of a row for guides. */
export type Whose = 'own' | 'other' | 'otherDay';
type Table<Row> = Readonly<Record<string, Readonly<Record<string, Row>>>>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../test/${name}.json`, import.meta.url), 'utf8'));

/** Who may make each operation of each service (infra/docs/roles.md): callers and groups. */
export const operationRoles = read('operation-roles') as Table<string>;

/**
 * Whose objects each operation that names one (an id, a date, a link) opens, beside the roles. "any of its roles": every object of the
 * house. `objects.int.test.ts` of each service makes them (`makeObjectRows`).
 */
export const objectRows = read('operation-objects') as Table<string | Readonly<Record<Whose, string>>>;

/** Groups of callers that the table names. */
const groups: Readonly<Record<string, readonly string[]>> = {
  everybody: ['visitor', ...staffRoles, 'service'],
  staff: staffRoles,
};

/** @param caller `visitor`, `service` or a role of staff */
export function mayMake(caller: string, service: string, operation: string): boolean {
  const named = operationRoles[service]?.[operation]?.split(' ') ?? [];
  return named.some((name) => (groups[name] ?? [name]).includes(caller));
}
