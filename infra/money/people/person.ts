import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { type Answer, type Call, Client } from '../../faults/load/client.ts';
import type { SeededRandom } from '../../faults/random/seeded-random.ts';
import type { Contracts, Party, Terms } from '../contract/contracts.ts';

export interface Town {
  readonly site: string;
  readonly stripe: FakeStripe;
  /** Signs the links in mails. */
  readonly linkSecret: string;
  /** Signs those of groups. */
  readonly voucherSecret: string;
  readonly terms: Terms;
  readonly contracts: Contracts;
  /** Codes of vouchers that somebody knows. */
  readonly vouchers: string[];
  /** Requests that were answered or given up. */
  operations: number;
  /** Lets so much time pass that a returned payment is forgotten. @returns false while its refund is not settled */
  quarterPasses(intentId: string): Promise<boolean>;
  isOver(): boolean;
}

/** Longer than any part takes to come back on a busy machine: who paid wants to know. */
const PATIENCE_MS = 240_000;

/** Somebody with an address, a mailbox and a random sequence of their own. */
export class Person {
  private readonly client: Client;
  private cookie: string | undefined;

  readonly town: Town;
  readonly random: SeededRandom;
  readonly name: string;

  constructor(town: Town, random: SeededRandom, name: string) {
    this.town = town;
    this.random = random;
    this.name = name;
    const part = () => random.whole(1, 254);
    this.client = new Client(town.site, `10.${part()}.${part()}.${part()}`);
  }

  get contracts(): Contracts {
    return this.town.contracts;
  }

  /** A guest's, under whatever name they come back. */
  get email(): string {
    return `${this.name.replace(/x\d+$/, '')}@example.test`;
  }

  async signIn(account: { readonly email: string; readonly password: string }): Promise<void> {
    while (this.cookie === undefined) {
      this.cookie = (await this.client.ask({ method: 'POST', path: '/api/staff/sign-in', json: account })).cookie;
      if (this.cookie === undefined) await pause(500);
    }
  }

  /** Asks until there is an answer, with one key. `outcome` is `unknown` when patience ends. */
  async ask(call: Call, key: string = randomUUID()): Promise<Answer> {
    const headers = {
      'idempotency-key': key,
      ...(this.cookie !== undefined && { cookie: this.cookie }),
      ...call.headers,
    };
    return this.patiently(() => this.client.ask({ ...call, headers }));
  }

  /** Repeats a mutation too: give it a key where it takes one. @param field whose answer counts */
  async graphql(query: string, variables: object, field: string): Promise<Answer> {
    const headers = this.cookie === undefined ? {} : { cookie: this.cookie };
    return this.patiently(() => this.client.graphql(query, variables, field, headers));
  }

  /** @param field whose answer counts */
  async graphqlOnce(query: string, variables: object, field: string): Promise<Answer> {
    this.town.operations += 1;
    return this.client.graphql(query, variables, field, this.cookie === undefined ? {} : { cookie: this.cookie });
  }

  private async patiently(ask: () => Promise<Answer>): Promise<Answer> {
    this.town.operations += 1;
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await ask();
      const isAnswered = answer.outcome !== 'unknown' && answer.status !== 429;
      if (isAnswered || performance.now() > until) return isAnswered ? answer : { ...answer, outcome: 'unknown' };
      await pause(this.random.whole(100, 400));
    }
  }
}

export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
export const centsOf = (amount: unknown): number => Math.round(Number(amount) * 100);
export const tokenOf = (url: unknown): string => new URL(String(url)).pathname.split('/').at(-1) ?? '';
export const ticketsOf = (party: Party) =>
  Object.entries(party).flatMap(([type, count]) => (count > 0 ? [{ type, count }] : []));

/** Of an answer's tickets. */
export function partyOf(tickets: unknown): Party {
  const counts: Record<string, number> = {};
  for (const { type, count } of (Array.isArray(tickets) ? tickets : []) as { type: string; count: number }[]) {
    counts[type] = (counts[type] ?? 0) + count;
  }
  return counts;
}
