import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { type Identity, staffRoles, visitor } from '../identity/identity.js';
import type { ServiceDefinition } from '../service/define-service.js';
import { objectCalls } from './object-calls.js';
import { mayMake, objectRows, type Whose } from './operation-tables.js';
import { type GraphqlAnswer, testStaff } from './test-service.js';

/** @param caller `visitor`, `service` or a role of staff @returns undefined where this caller has none */
type Key = (caller: string) => string | undefined | Promise<string | undefined>;

/** How a row of the table of objects is made. A key is an id, a date or the token of a link. */
export interface Made {
  /** Makes an object, and answers its key. Every caller that is let in gets one of its own. */
  readonly known?: Key;
  /** The key of one that is somebody else's: a link of another house, a part of another visitor's, another account's. */
  readonly others?: Key;
  /**
   * What is answered where there is no such object: a type, `null`, a number of entries, an error's code, or the `selection` as JSON.
   * Can be left out of what makes an object, or names only days: it is not refused then.
   */
  readonly missing?: string | ((caller: string) => string);
  /** The key of no object; by default a random id. */
  readonly unknown?: string;
  /** Arguments by the key, beside and in place of made up ones, which have the key wherever the schema says ID. */
  readonly args?: (key: string) => object;
  /** Fields that tell more than the type does. */
  readonly selection?: string;
}

/** A row of guides: answers what happened, in the words of the table. */
export type MadeByGuide = (whose: Whose) => Promise<string>;

export interface ObjectRows {
  readonly ask: (query: string, variables: object, identity: Identity) => Promise<GraphqlAnswer>;
  readonly made: Readonly<Record<string, Made | MadeByGuide>>;
  /** Identities that are not of `testStaff`, by role. */
  readonly identities?: () => Readonly<Record<string, Identity>>;
  /** What must be the same after a refused call, and after one about somebody else's, as before. */
  readonly state?: () => Promise<unknown>;
}

const callers: Readonly<Record<string, Identity>> = {
  visitor,
  ...Object.fromEntries(staffRoles.map((staffRole) => [staffRole, { ...testStaff, staffRole }])),
  service: { role: 'service', name: 'notifications' },
};
const refusals = ['NotSignedIn', 'NotAllowed', 'FORBIDDEN', 'ROLE_REQUIRED'];
const failures = [...refusals, 'INTERNAL_SERVER_ERROR'];
/** Rows that say something about objects of others. */
const ofOthers = ['own account', 'link: not found', 'link: same answer'];

/**
 * Makes each operation of a service that names an object, as each kind of caller: who may not make it hears the same of an object
 * that exists and of one that does not, and who may hears of somebody else's what is said of none. An operation without a way to make it
 * fails, as does one that is made and has no row.
 */
export function makeObjectRows(definition: ServiceDefinition, given: () => ObjectRows): void {
  const { name } = definition;
  const calls = objectCalls(definition);
  const rows = objectRows[name] ?? {};
  const rowNames = Object.keys(rows).sort();
  const all = rowNames.flatMap((operation) => Object.keys(callers).map((caller) => [operation, caller] as const));
  const letIn = all.filter(([operation, caller]) => mayMake(caller, name, operation));
  const refused = all.filter(([operation, caller]) => !mayMake(caller, name, operation));

  function wayOf(operation: string): Made {
    const way = given().made[operation];
    return typeof way === 'object' ? way : {};
  }

  async function told(operation: string, key: string, caller: string): Promise<string> {
    const { args, selection } = wayOf(operation);
    const called = { operation, key, args: args?.(key), selection };
    const { query, variables } = calls.write(called);
    const identity = given().identities?.()[caller] ?? callers[caller] ?? visitor;
    return calls.read(called, await given().ask(query, variables, identity));
  }

  async function changesNothing(call: () => Promise<void>): Promise<void> {
    const before = await given().state?.();
    await call();
    expect(await given().state?.()).toEqual(before);
  }

  async function refuses(operation: string, caller: string): Promise<void> {
    const { known, unknown = randomUUID() } = wayOf(operation);
    const key = (await known?.(caller)) ?? randomUUID();
    await changesNothing(async () => {
      const answer = await told(operation, key, caller);
      expect(refusals).toContain(answer);
      expect(await told(operation, unknown, caller)).toBe(answer);
    });
  }

  async function opens(operation: string, caller: string): Promise<void> {
    const { known, others, missing: word, unknown = randomUUID() } = wayOf(operation);
    const row = String(rows[operation]);
    const { alone, beside } = calls.namesId(operation);
    if (ofOthers.includes(row) || (row === 'the id is the key' && beside)) expect(others).toBeDefined();
    const missing = typeof word === 'function' ? word(caller) : word;
    const answer = await told(operation, unknown, caller);
    if (missing !== undefined) expect(answer).toBe(missing);
    else expect({ alone, failed: failures.includes(answer) }).toEqual({ alone: false, failed: false });
    const theirs = await others?.(caller);
    await changesNothing(async () => {
      if (theirs !== undefined) expect(await told(operation, theirs, caller)).toBe(missing);
    });
    const mine = await known?.(caller);
    if (mine === undefined) return;
    const opened = await told(operation, mine, caller);
    if (row === 'link: same answer') expect(opened).toBe(missing);
    else expect([missing, ...failures]).not.toContain(opened);
  }

  it('has a way to make each operation that names an object', () => {
    expect(Object.keys(given().made).sort()).toEqual(rowNames);
  });

  if (refused.length > 0) it.each(refused)('%s tells %s nothing, whether there is such an object or not', refuses);

  const ofStaff = letIn.filter(([operation]) => typeof rows[operation] === 'string');
  it.each(ofStaff)('%s opens to %s what is there, and somebody else’s as little as what is not', opens);

  const ofGuides = Object.entries(rows).flatMap(([operation, row]) =>
    typeof row === 'string' ? [] : Object.entries(row).map(([whose, word]) => [operation, whose, word] as const),
  );
  if (ofGuides.length > 0) {
    it.each(ofGuides)('%s of what is "%s" is answered to a guide with "%s"', async (operation, whose, word) => {
      expect(await (given().made[operation] as MadeByGuide)(whose as Whose)).toBe(word);
    });
  }
}
