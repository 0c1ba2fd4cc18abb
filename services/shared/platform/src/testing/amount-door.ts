import { expect } from '@jest/globals';
import { type Identity, visitor } from '../identity/identity.js';
import { formatCents } from '../values/cents.js';
import type { startTestService } from './test-service.js';

/** A mutation that names an amount. */
export interface AmountDoor {
  /** `name(its arguments)`, with variables. */
  readonly call: string;
  /** Types of the variables. */
  readonly types: string;
  readonly variables: object;
  /** A visitor by default. */
  readonly caller?: Identity;
}

type Ask = Awaited<ReturnType<typeof startTestService>>['ask'];

/**
 * Expects that a cent above the bound is refused by the field and with the bound, and that the bound itself is not.
 *
 * @param path of the amount in the variables, e.g. `input.totalAmount`
 * @param most cents
 */
export async function expectBound(ask: Ask, door: AmountDoor, path: string, most: number): Promise<void> {
  const limit = `up to ${formatCents(most)}`;
  // A mutation whose only argument is its input names fields from there, and those of a visit or of a change alone.
  const name = path.replace(/^input\.((visit|food)\.)?/, '');
  const field = expect.stringMatching(new RegExp(`(^|\\.)${name.replaceAll('.', '\\.')}$`));
  expect(await refusedFields(ask, door, path, most + 1)).toContainEqual({
    field,
    message: expect.stringContaining(limit),
  });
  expect(JSON.stringify(await refusedFields(ask, door, path, most))).not.toContain(limit);
}

async function refusedFields(ask: Ask, door: AmountDoor, path: string, cents: number): Promise<object[]> {
  const { call, types, variables, caller = visitor } = door;
  const given = structuredClone(variables) as Record<string, unknown>;
  set(given, path.split('.'), formatCents(cents));
  const query = `mutation (${types}) { ${call} { __typename ... on InvalidInput { fields { field message } } } }`;
  const { data, errors } = await ask(query, given, caller);
  if (errors) throw new Error(JSON.stringify(errors));
  return (Object.values(data ?? {})[0] as { fields?: object[] }).fields ?? [];
}

function set(target: object, [name = '', ...rest]: readonly string[], value: string): void {
  const fields = target as Record<string, unknown>;
  if (rest.length === 0) fields[name] = value;
  else set(fields[name] as object, rest, value);
}
