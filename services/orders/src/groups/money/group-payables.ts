import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import type { Group } from '../group.entity.js';
import { GroupQuote } from '../group-quote.entity.js';
import { GroupMoneyRepository } from './group-money.repository.js';
import { GroupPayment } from './group-payment.entity.js';

/** $1 group. */
const SUMS = `
  SELECT coalesce(-sum(delta_cents) FILTER (WHERE method IS NOT NULL), 0)::integer AS "receivedCents",
    coalesce(-sum(delta_cents) FILTER (WHERE cause = 'credited'), 0)::integer AS "creditedCents"
  FROM group_entries WHERE group_id = $1::uuid`;

export interface Payable {
  /** US cents. */
  readonly payableCents: number;
  /** Of a card that pays at this moment, US cents; 0 without one. */
  readonly payingCents: number;
}

/** What cards can pay for groups. */
@Injectable()
export class GroupPayables {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: GroupMoneyRepository,
  ) {}

  async of(group: Group): Promise<Payable> {
    const [cents, paying] = await Promise.all([this.cents(group), this.underWay(group.id)]);
    return { payableCents: cents, payingCents: paying?.cents ?? 0 };
  }

  /** In the transaction that has locked the group, where it decides. */
  async cents(group: Group, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const { id: groupId, state, quoteVersion } = group;
    const quote =
      quoteVersion === null ? null : await manager.findOneBy(GroupQuote, { groupId, version: quoteVersion });
    const [sums]: { receivedCents: number; creditedCents: number }[] = await manager.query(SUMS, [groupId]);
    const { owedCents } = await this.money.books(groupId, manager);
    const { totalCents = 0, depositCents = 0 } = quote ?? {};
    const { receivedCents = 0, creditedCents = 0 } = sums ?? {};
    return payableCents({ state, totalCents, depositCents, receivedCents, creditedCents, owedCents });
  }

  async underWay(groupId: string): Promise<GroupPayment | null> {
    return this.dataSource.manager.findOneBy(GroupPayment, { groupId, state: Not(In(['paid', 'refused'])) });
  }
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
