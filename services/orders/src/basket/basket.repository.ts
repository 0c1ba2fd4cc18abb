import { MAX_CART_LINES } from '@hilltop/contracts/house/bounds';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BasketLine } from '../lines/basket-line.js';
import { CartLine, type CartRow } from '../lines/cart-line.entity.js';
import { type CartTour, cartTourLine } from '../lines/kinds/cart-tour.js';
import { type ItemOf, kindOf, kindsInOrder } from '../lines/kinds/line-kinds.js';
import { LineOwners } from '../lines/line-owners.js';
import type { LineKindName } from '../lines/sale-line.entity.js';
import type { Promotion } from '../promotions/promotion.entity.js';
import { Promotions } from '../promotions/promotions.js';
import { fitCode, type Misfit } from './fit-code.js';

const KINDS = kindsInOrder.map(([kind]) => kind);

/** $1 session, $2 kinds in their order. */
const LINES_OF_CART = `
  SELECT l.id, l.session_id AS "sessionId", l.kind, l.quantity, l.product_id AS "productId", l.facts, l.typed, l.added_at AS "addedAt",
    CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('name', p.name, 'priceCents', p.price_cents, 'image', p.image,
      'inStock', p.in_stock, 'withdrawn', p.withdrawn, 'taxCode', p.tax_code) END AS product
  FROM cart_lines l LEFT JOIN known_products p ON p.id = l.product_id
  WHERE l.session_id = $1::text AND (l.product_id IS NULL OR p.id IS NOT NULL) ORDER BY array_position($2::text[], l.kind), l.added_at, l.id`;

/**
 * Puts nothing into a full cart. $1 id, $2 session, $3 kind, $4 facts, $5 what was typed, $6 now, $7 most lines,
 * $8 whether it takes the place of the line of its id.
 */
const PUT_LINE = `
  INSERT INTO cart_lines (id, session_id, kind, facts, typed, added_at)
  SELECT $1::uuid, $2::text, $3::text, $4::jsonb, $5::jsonb, $6::timestamptz
  WHERE (SELECT count(*) FROM cart_lines WHERE session_id = $2::text AND id <> $1::uuid) < $7::integer
  ON CONFLICT (id) DO UPDATE SET facts = excluded.facts, typed = excluded.typed WHERE $8::boolean RETURNING id`;

/** $1 id, $2 hold that it had, $3 facts, $4 what was typed. */
const RENEW_TOUR = `
  UPDATE cart_lines SET facts = $3::jsonb, typed = $4::jsonb
  WHERE id = $1::uuid AND facts ->> 'holdId' = $2::text RETURNING id`;

export type NewCartLine = Omit<CartLine, 'addedAt'>;

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
    private readonly owners: LineOwners,
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
    const now = this.clock.now();
    const rows: CartRow[] = await manager.query(LINES_OF_CART, [sessionId, KINDS]);
    return rows.map((row) => {
      const kind = kindOf(row);
      const item = kind.item(row);
      return { kind: row.kind, item, ...kind.listed(item, now) };
    });
  }

  /** Locked until the end of the transaction, so that no line is sold twice. */
  async lockedLines(sessionId: string, manager: EntityManager): Promise<readonly BasketLine[]> {
    await manager.query('SELECT id FROM cart_lines WHERE session_id = $1::text ORDER BY id FOR UPDATE', [sessionId]);
    return this.lines(sessionId, manager);
  }

  /** Null for a line of another kind, too. */
  async find<Kind extends LineKindName>(id: string, sessionId: string, kind: Kind): Promise<ItemOf<Kind> | null> {
    const line = await this.dataSource.manager.findOneBy(CartLine, { id, sessionId, kind });
    return line && (kindOf(line).item({ ...line, product: null }) as ItemOf<Kind>);
  }

  /** Adds nothing to a full cart. A line that is already there stays as it is. */
  async add(line: NewCartLine): Promise<void> {
    await this.put(line, false);
  }

  /** Adds the line, or writes it over the one of its id. @returns false when the cart is full */
  addOrReplace(line: NewCartLine): Promise<boolean> {
    return this.put(line, true);
  }

  private async put({ id, sessionId, kind, facts, typed }: NewCartLine, replaces: boolean): Promise<boolean> {
    const texts = [JSON.stringify(facts), JSON.stringify(typed)];
    const values = [id, sessionId, kind, ...texts, this.clock.now(), MAX_CART_LINES, replaces];
    const rows: unknown[] = await this.dataSource.query(PUT_LINE, values);
    return rows.length > 0;
  }

  /** @returns false when the tour is gone, or was changed meanwhile */
  async renewTour({ id, holdId }: CartTour, renewed: CartTour): Promise<boolean> {
    const { facts, typed } = cartTourLine(renewed);
    const values = [id, holdId, JSON.stringify(facts), JSON.stringify(typed)];
    // For an UPDATE, the driver returns its rows and their number.
    const [, count]: [unknown[], number] = await this.dataSource.query(RENEW_TOUR, values);
    return count === 1;
  }

  /** @returns whether the cart had such a line */
  async remove(id: string, sessionId: string): Promise<boolean> {
    const line = await this.dataSource.manager.findOneBy(CartLine, { id, sessionId });
    const { affected } = line ? await this.dataSource.manager.delete(CartLine, { id, sessionId }) : {};
    if (!line || affected !== 1) return false;
    await kindOf(line).whenRemoved?.(line, this.owners);
    return true;
  }
}
