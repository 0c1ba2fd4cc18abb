import { createHmac } from 'node:crypto';
import { plainCode } from '@hilltop/contracts/typed-code';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { mailboxKey } from '@hilltop/platform/values/typed-email';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Environment } from '../env.js';
import { refuse } from '../refusals.en.js';
import { CartPromotion } from './cart-promotion.entity.js';
import { Promotion } from './promotion.entity.js';
import { COUNT_USE, RELEASE_USE } from './promotion.statements.js';
import { PromotionUse } from './promotion-use.entity.js';

type Settings = Pick<Environment, 'VENUE_TIME_ZONE' | 'VOUCHER_SECRETS'>;

interface CountedSale {
  readonly id: string;
  readonly promotionId: string | null;
  readonly details: { readonly customerEmail: string } | null;
}

/** The statement that counts a use also checks the limit. */
@Injectable()
export class Promotions {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A promotion that has not ended. @param typed as a visitor typed it */
  async find(typed: string): Promise<Promotion | null> {
    const word = plainCode(typed);
    // An impossible code costs the same work as an unknown one.
    const code = WORD.test(word) ? word : '';
    return this.dataSource.manager.findOneBy(Promotion, { code, endedAt: IsNull() });
  }

  isOpen({ endedAt, usesLimit, uses, saleFrom, saleUntil }: Promotion): boolean {
    const today = dayAt(this.environment.VENUE_TIME_ZONE, this.clock.now());
    return endedAt === null && (usesLimit === null || uses < usesLimit) && isBetween(today, saleFrom, saleUntil);
  }

  /** The promotion may be over. */
  async ofCart(sessionId: string, manager: EntityManager = this.dataSource.manager): Promise<Promotion | null> {
    return manager
      .createQueryBuilder(Promotion, 'p')
      .innerJoin(CartPromotion, 'c', 'c.promotionId = p.id')
      .where('c.sessionId = :sessionId', { sessionId })
      .getOne();
  }

  /** Replaces the cart's former code. */
  async putInCart(sessionId: string, promotionId: string): Promise<void> {
    const row = { sessionId, promotionId, addedAt: this.clock.now() };
    await this.dataSource.manager.upsert(CartPromotion, row, ['sessionId']);
  }

  async takeFromCart(sessionId: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.delete(CartPromotion, { sessionId });
  }

  /** Counts the use when the sale is authorized. @returns the refusal that cancels the sale */
  async count(manager: EntityManager, sale: CountedSale): Promise<Refusal<string> | undefined> {
    const { id, promotionId, details } = sale;
    if (promotionId === null) return undefined;
    const email = details?.customerEmail ?? null;
    const values = [promotionId, id, email && this.hashOf(mailboxKey(email)), this.clock.now()];
    try {
      // A savepoint, so that a refusal by the unique index leaves the transaction of the sale intact.
      const rows: unknown[] = await manager.transaction((nested) => nested.query(COUNT_USE, values));
      return rows.length === 0 ? refuse.CodeUnknown() : undefined;
    } catch (error) {
      if (!isUniqueViolation(error, 'promotion_uses_once_per_address')) throw error;
      return refuse.CodeNotForThis({ why: 'ADDRESS' }, await manager.findOneByOrFail(Promotion, { id: promotionId }));
    }
  }

  /** Stores the discount when the sale is placed. @param cents 0: nothing that the code is for was sold */
  async settle(manager: EntityManager, saleId: string, cents: number): Promise<void> {
    if (cents === 0) return this.release(manager, saleId);
    await manager.update(PromotionUse, { saleId }, { cents });
  }

  /** Releases the use once. */
  async release(manager: EntityManager, saleId: string): Promise<void> {
    await manager.query(RELEASE_USE, [saleId]);
  }

  /** The secret that stays longest, because the hashes of a code are compared with each other. */
  private hashOf(address: string): string {
    const secret = this.environment.VOUCHER_SECRETS.at(-1) ?? '';
    return createHmac('sha256', secret).update(`promotion address ${address}`).digest('hex');
  }
}

export const WORD = /^[A-Z0-9]{3,20}$/;

/** YYYY-MM-DD; null is no bound. */
export const isBetween = (date: string, from: string | null, until: string | null): boolean =>
  (from === null || date >= from) && (until === null || date <= until);
