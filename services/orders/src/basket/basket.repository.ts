import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CART_LINES } from '../carts/cart.statements.js';
import { CartItem } from '../carts/cart-item.entity.js';
import type { CartLine } from '../carts/cart-line.js';
import type { Promotion } from '../promotions/promotion.entity.js';
import { Promotions } from '../promotions/promotions.js';
import { type BasketLine, goodsLine, tourLine, voucherLine } from './basket-line.js';
import { CartTour } from './cart-tour.entity.js';
import { CartVoucher } from './cart-voucher.entity.js';
import { fitCode, type Misfit } from './fit-code.js';

/** Adds nothing to a full cart. $1 the row, $2 most lines. */
const addTo = (table: 'cart_tours' | 'cart_vouchers'): string => `
  INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1::jsonb) AS new
  WHERE (SELECT count(*) FROM cart_tours t WHERE t.session_id = new.session_id)
    + (SELECT count(*) FROM cart_vouchers v WHERE v.session_id = new.session_id)
    + (SELECT count(*) FROM cart_items i WHERE i.session_id = new.session_id) < $2::integer
  ON CONFLICT (id) DO NOTHING`;

/** `problem`: why the code lowers no price in this cart. */
export interface CartCode {
  readonly promotion: Promotion;
  readonly problem: Misfit | 'OVER' | null;
}

/** Discounts included. */
export interface PricedCart {
  readonly lines: readonly BasketLine[];
  readonly code: CartCode | null;
}

@Injectable()
export class BasketRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promotions: Promotions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Goods first, then tours, then vouchers, each in the order in which they were added. Discounts included. */
  async lines(sessionId: string, manager?: EntityManager): Promise<readonly BasketLine[]> {
    return (await this.priced(sessionId, manager)).lines;
  }

  async priced(sessionId: string, manager: EntityManager = this.dataSource.manager): Promise<PricedCart> {
    const listed = await this.listed(sessionId, manager);
    const promotion = await this.promotions.ofCart(sessionId, manager);
    if (!promotion) return { lines: listed, code: null };
    if (!this.promotions.isOpen(promotion)) return { lines: listed, code: { promotion, problem: 'OVER' } };
    const fit = fitCode(listed, promotion);
    return 'misfit' in fit
      ? { lines: listed, code: { promotion, problem: fit.misfit } }
      : { lines: fit.lines, code: { promotion, problem: null } };
  }

  /** Null when the code would lower a price. */
  async problemOf(sessionId: string, promotion: Promotion): Promise<Misfit | null> {
    const fit = fitCode(await this.listed(sessionId, this.dataSource.manager), promotion);
    return 'misfit' in fit ? fit.misfit : null;
  }

  /** Lines at list prices. */
  private async listed(sessionId: string, manager: EntityManager): Promise<BasketLine[]> {
    const goods: CartLine[] = await manager.query(CART_LINES.text, [sessionId]);
    const tours = await manager.find(CartTour, { where: { sessionId }, order: { addedAt: 'ASC', id: 'ASC' } });
    const vouchers = await manager.find(CartVoucher, { where: { sessionId }, order: { addedAt: 'ASC', id: 'ASC' } });
    const now = this.clock.now();
    return [...goods.map(goodsLine), ...tours.map((tour) => tourLine(tour, now)), ...vouchers.map(voucherLine)];
  }

  /** Locked until the end of the transaction, so that no line is sold twice. */
  async lockedLines(sessionId: string, manager: EntityManager): Promise<readonly BasketLine[]> {
    await manager.query('SELECT id FROM cart_items WHERE session_id = $1::text ORDER BY id FOR UPDATE', [sessionId]);
    await manager.query('SELECT id FROM cart_tours WHERE session_id = $1::text ORDER BY id FOR UPDATE', [sessionId]);
    await manager.query('SELECT id FROM cart_vouchers WHERE session_id = $1::text ORDER BY id FOR UPDATE', [sessionId]);
    return this.lines(sessionId, manager);
  }

  async findTour(id: string, sessionId: string): Promise<CartTour | null> {
    return this.dataSource.manager.findOneBy(CartTour, { id, sessionId });
  }

  /** Adds nothing to a full cart. A tour that is already there stays as it is. */
  async addTour(tour: CartTour, most: number): Promise<void> {
    const {
      id,
      sessionId,
      input,
      tourId,
      tourName,
      groupSize,
      party,
      tickets,
      startsAt,
      totalCents,
      holdId,
      heldUntil,
      requestHash,
      addedAt,
    } = tour;
    const row = {
      id,
      input,
      session_id: sessionId,
      tour_id: tourId,
      tour_name: tourName,
      group_size: groupSize,
      party,
      tickets,
      starts_at: startsAt,
      total_cents: totalCents,
      hold_id: holdId,
      held_until: heldUntil,
      request_hash: requestHash,
      added_at: addedAt,
    };
    await this.dataSource.query(addTo('cart_tours'), [JSON.stringify(row), most]);
  }

  /** A voucher that is already there stays as it is. @returns null when the cart is full */
  async addVoucher(voucher: CartVoucher, most: number): Promise<CartVoucher | null> {
    const { id, sessionId, amountCents, recipientName, recipientEmail, fromName, message, sendOn, addedAt } = voucher;
    const row = {
      id,
      message,
      session_id: sessionId,
      amount_cents: amountCents,
      recipient_name: recipientName,
      recipient_email: recipientEmail,
      from_name: fromName,
      send_on: sendOn,
      added_at: addedAt,
    };
    await this.dataSource.query(addTo('cart_vouchers'), [JSON.stringify(row), most]);
    return this.dataSource.manager.findOneBy(CartVoucher, { id, sessionId });
  }

  /** @returns false when the tour is gone, or was changed meanwhile */
  async renewTour({ holdId }: CartTour, { id, sessionId: _, addedAt: __, ...renewed }: CartTour): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(CartTour, { id, holdId }, renewed as object);
    return affected === 1;
  }

  /** @returns the removed tour, `other` for another kind; undefined when the cart has no such line */
  async remove(id: string, sessionId: string): Promise<CartTour | 'other' | undefined> {
    const tour = await this.findTour(id, sessionId);
    if (tour) {
      const { affected } = await this.dataSource.manager.delete(CartTour, { id, sessionId });
      return affected === 1 ? tour : undefined;
    }
    const removed = [
      await this.dataSource.manager.delete(CartItem, { id, sessionId }),
      await this.dataSource.manager.delete(CartVoucher, { id, sessionId }),
    ];
    return removed.some(({ affected }) => affected === 1) ? 'other' : undefined;
  }
}
