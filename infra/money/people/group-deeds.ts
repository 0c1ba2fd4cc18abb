import { setTimeout as pause } from 'node:timers/promises';
import type { GroupPeople } from '../contract/groups.ts';
import type { Person } from './person.ts';

const SEE = `query ($number: String!) { groupByNumber(number: $number) { revision state step pupils adults firstStart
  quote { parts { tourDate tourTime pupils adults } } money { entries { id cause method canBeReversed } documents { number kind totalCents leftCents } } } }`;

export interface Part extends GroupPeople {
  readonly tourDate: string;
  readonly tourTime: string;
}

export interface Seen extends GroupPeople {
  readonly revision: number;
  readonly state: string;
  readonly step: string | null;
  readonly firstStart: string | null;
  readonly quote: { readonly parts: readonly Part[] } | null;
  readonly money: {
    readonly entries: readonly {
      readonly id: string;
      readonly cause: string;
      readonly method: string | null;
      readonly canBeReversed: boolean;
    }[];
    readonly documents: readonly {
      readonly number: string;
      readonly kind: string;
      readonly totalCents: number;
      readonly leftCents: number;
    }[];
  };
}

/** The group once nothing is being done to its seats. */
export async function see(desk: Person, number: string): Promise<Seen> {
  for (;;) {
    const { outcome, body } = await desk.graphql(SEE, { number }, 'groupByNumber');
    if (outcome === 'confirmed' && body.step === null && body.money) return body as unknown as Seen;
    await pause(500);
  }
}

/** Whether what was asked happened shows in the group, because an answer can be lost. */
export async function tried(
  desk: Person,
  number: string,
  [query, variables, field]: readonly [string, (seen: Seen) => object, string],
  has: (before: Seen, after: Seen) => boolean,
): Promise<boolean> {
  const before = await see(desk, number);
  await desk.graphql(query, variables(before), field);
  return has(before, await see(desk, number));
}

export const isNew = (cause: string) => (before: Seen, after: Seen) =>
  after.money.entries.filter((one) => one.cause === cause).length >
  before.money.entries.filter((one) => one.cause === cause).length;

export const isIn = (state: string) => (before: Seen, after: Seen) => before.state !== state && after.state === state;
