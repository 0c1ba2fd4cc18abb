import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import type { Group } from '../group.entity.js';
import { GroupQuote } from '../group-quote.entity.js';
import type { GroupEntry } from './group-entry.entity.js';
import { type GroupBooks, GroupMoneyRepository } from './group-money.repository.js';
import { GroupPayment } from './group-payment.entity.js';

type Entry = Pick<GroupEntry, 'cause' | 'method' | 'deltaCents'>;

/** What cards can pay for groups. */
@Injectable()
export class GroupPayables {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: GroupMoneyRepository,
  ) {}

  /** In the transaction that has locked the group, where it decides. */
  async cents(group: Group, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const { id: groupId, quoteVersion: version } = group;
    const quote = version === null ? null : await manager.findOneBy(GroupQuote, { groupId, version });
    const [entries, books] = [await this.money.entries([groupId], manager), await this.money.books(groupId, manager)];
    return payableOf(group, quote, entries, books);
  }

  /** The card that pays at this moment. */
  async underWay(groupId: string): Promise<GroupPayment | null> {
    return this.dataSource.manager.findOneBy(GroupPayment, { groupId, state: Not(In(['paid', 'refused'])) });
  }
}

/** Money that came by any method less what went back, US cents. */
export const receivedOf = (entries: readonly Entry[]): number =>
  -entries.reduce((sum, { method, deltaCents }) => sum + (method === null ? 0 : deltaCents), 0);

/** What a card can pay for a group now, US cents. @param quote that is valid or was accepted; null before */
export function payableOf(
  { state }: Pick<Group, 'state'>,
  quote: Pick<GroupQuote, 'totalCents' | 'depositCents'> | null,
  entries: readonly Entry[],
  { owedCents }: Pick<GroupBooks, 'owedCents'>,
): number {
  const { totalCents = 0, depositCents = 0 } = quote ?? {};
  const creditedCents = -entries.reduce(
    (sum, { cause, deltaCents }) => sum + (cause === 'credited' ? deltaCents : 0),
    0,
  );
  return payableCents({
    state,
    totalCents,
    depositCents,
    receivedCents: receivedOf(entries),
    creditedCents,
    owedCents,
  });
}

interface Owed {
  readonly state: Group['state'];
  /** Of the quote that is valid or was accepted, US cents; 0 before. */
  readonly totalCents: number;
  readonly depositCents: number;
  /** Less what was given back. */
  readonly receivedCents: number;
  readonly creditedCents: number;
  /** For what was billed. */
  readonly owedCents: number;
}

/**
 * What a card can pay for a group now, in US cents: the deposit, then the rest that was agreed, then what is billed. The deposit of a quote
 * that is not accepted yet accepts it.
 */
export function payableCents(owed: Owed): number {
  const { state, totalCents, depositCents, receivedCents, creditedCents, owedCents } = owed;
  if (state === 'quoted' || state === 'accepted') return Math.max(0, depositCents - receivedCents);
  if (state === 'secured') return Math.max(0, totalCents - creditedCents - receivedCents);
  return state === 'asked' ? 0 : owedCents;
}
