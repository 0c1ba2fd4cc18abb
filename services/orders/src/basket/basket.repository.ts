import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BasketLine } from '../lines/basket-line.js';
import { CartTour } from '../lines/kinds/cart-tour.entity.js';
import { CartVoucher } from '../lines/kinds/cart-voucher.entity.js';
import { kindsInOrder } from '../lines/kinds/line-kinds.js';
import { LineOwners } from '../lines/line-owners.js';
import type { Promotion } from '../promotions/promotion.entity.js';
import { Promotions } from '../promotions/promotions.js';
import { fitCode, type Misfit } from './fit-code.js';

const tables = kindsInOrder.map(([, { table }]) => table);
const linesOfCart = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE session_id = new.session_id)`);

/** Adds nothing to a full cart. $1 the row, $2 most lines. */
const addTo = (table: string): string => `
  INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1::jsonb) AS new
  WHERE ${linesOfCart.join(' + ')} < $2::integer ON CONFLICT (id) DO NOTHING`;

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
    const lines: BasketLine[] = [];
    for (const [kind, line] of kindsInOrder) {
      const items = await line.rows(sessionId, manager);
      lines.push(...items.map((item) => ({ kind, item, ...line.listed(item, now) })));
    }
    return lines;
  }

  /** Locked until the end of the transaction, so that no line is sold twice. */
  async lockedLines(sessionId: string, manager: EntityManager): Promise<readonly BasketLine[]> {
    for (const table of tables) {
      await manager.query(`SELECT id FROM ${table} WHERE session_id = $1::text ORDER BY id FOR UPDATE`, [sessionId]);
    }
    return this.lines(sessionId, manager);
  }

  async findTour(id: string, sessionId: string): Promise<CartTour | null> {
    return this.dataSource.manager.findOneBy(CartTour, { id, sessionId });
  }

  async findVoucher(id: string, sessionId: string): Promise<CartVoucher | null> {
    return this.dataSource.manager.findOneBy(CartVoucher, { id, sessionId });
  }

  /** Adds nothing to a full cart. A line that is already there stays as it is. */
  async add(line: CartTour | CartVoucher, most: number): Promise<void> {
    const { tableName, columns } = this.dataSource.getMetadata(line.constructor);
    const row = Object.fromEntries(columns.map((column) => [column.databaseName, column.getEntityValue(line)]));
    await this.dataSource.query(addTo(tableName), [JSON.stringify(row), most]);
  }

  /** @returns false when the tour is gone, or was changed meanwhile */
  async renewTour({ holdId }: CartTour, { id, sessionId: _, addedAt: __, ...renewed }: CartTour): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(CartTour, { id, holdId }, renewed as object);
    return affected === 1;
  }

  /** @returns whether the cart had such a line */
  async remove(id: string, sessionId: string): Promise<boolean> {
    for (const [, { table, whenRemoved }] of kindsInOrder) {
      const statement = `DELETE FROM ${table} WHERE id = $1::uuid AND session_id = $2::text RETURNING *`;
      const [[row]]: [unknown[], number] = await this.dataSource.query(statement, [id, sessionId]);
      if (row === undefined) continue;
      await whenRemoved?.(row, this.owners);
      return true;
    }
    return false;
  }
}
