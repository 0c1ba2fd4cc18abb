import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BasketRepository } from '../basket/basket.repository.js';
import type { BasketLine } from '../lines/basket-line.js';
import { SaleLine, type SaleLineState, type StoredRefusal } from '../lines/sale-line.entity.js';
import { Order } from '../orders/order.entity.js';
import { Promotions } from '../promotions/promotions.js';
import { type Tender, VoucherLedger } from '../vouchers/voucher-ledger.js';
import { Sale, type SaleState } from './sale.entity.js';
import { ANSWER_LINE, CLAIM_PAYMENT, CLAIM_SALES, MOVE_SALE } from './sale.statements.js';

interface Move {
  readonly from: SaleState;
  readonly to: SaleState;
  readonly capturedCents?: number;
  readonly refusal?: StoredRefusal | undefined;
}

/** A voucher has too little left. Rolls the transaction back. */
class VoucherSpentError extends Error {}

/** The payment belongs to something else. Rolls the transaction back. */
class PaymentTakenError extends Error {}

/** Every change names the state that it starts from, so that two processes cannot both make it. */
@Injectable()
export class SaleRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly baskets: BasketRepository,
    private readonly vouchers: VoucherLedger,
    private readonly promotions: Promotions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Takes from vouchers what they pay. @param vouchersPay cents by voucher
   * @returns false when the locked cart is not as it was priced, a voucher has too little left, another sale of the cart is under way,
   * or the key or payment belongs to another sale
   */
  async start(
    sale: Sale,
    lines: readonly SaleLine[],
    vouchersPay: readonly (readonly [string, number])[],
    isUnchanged: (lines: readonly BasketLine[], tenders: readonly Tender[]) => boolean,
  ): Promise<boolean> {
    try {
      return await inTransaction(this.dataSource, async (manager) => {
        const locked = await this.baskets.lockedLines(sale.sessionId, manager);
        if (!isUnchanged(locked, await this.vouchers.tendersOfCart(sale.sessionId, manager))) return false;
        await manager.insert(Sale, sale as object);
        await manager.insert(SaleLine, lines as object[]);
        if (!(await this.vouchers.hold(manager, sale.id, vouchersPay))) throw new VoucherSpentError();
        return true;
      });
    } catch (error) {
      if (!isUniqueViolation(error) && !(error instanceof VoucherSpentError)) throw error;
      return false;
    }
  }

  async find(id: string): Promise<Sale> {
    return this.dataSource.manager.findOneByOrFail(Sale, { id });
  }

  async lines(saleId: string): Promise<SaleLine[]> {
    return this.dataSource.manager.find(SaleLine, { where: { saleId }, order: { position: 'ASC' } });
  }

  /** Finds a sale by its key or payment. */
  async findEarlier(idempotencyKey: string | null, intentId: string | null): Promise<Sale | null> {
    const sales = this.dataSource.manager.getRepository(Sale);
    const byKey = idempotencyKey === null ? null : await sales.findOneBy({ idempotencyKey });
    return byKey ?? (intentId === null ? null : sales.findOneBy({ intentId }));
  }

  async underWay(sessionId: string): Promise<Sale | null> {
    return this.dataSource.manager
      .createQueryBuilder(Sale, 's')
      .where(`s.sessionId = :sessionId AND s.state NOT IN ('placed', 'refused')`, { sessionId })
      .getOne();
  }

  /** The number of the last order of an empty cart that another tab still shows. */
  async orderOf(sessionId: string, lines: readonly BasketLine[]): Promise<string | null> {
    if (lines.length > 0) return null;
    const sale = await this.dataSource.manager
      .createQueryBuilder(Order, 'o')
      .innerJoin(Sale, 's', 's.id = o.id')
      .where(`s.sessionId = :sessionId AND s.state = 'placed'`, { sessionId })
      .orderBy('s.createdAt', 'DESC')
      .limit(1)
      .getOne();
    return sale?.orderNumber ?? null;
  }

  /** Leases sales that no process is working on. */
  async claim(limit: number): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await this.dataSource.query(CLAIM_SALES, [this.clock.now(), limit]);
    return rows.map(({ id }) => id);
  }

  /** @returns false when the sale is no longer in the state `from` */
  async move(id: string, move: Move, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const refusal = move.refusal === undefined ? null : JSON.stringify(move.refusal);
    const values = [id, move.from, move.to, move.capturedCents ?? null, refusal, this.clock.now()];
    const [rows]: [unknown[], number] = await manager.query(MOVE_SALE, values);
    return rows.length > 0;
  }

  /**
   * Authorizes once, and counts the use of the code; a refused code cancels the sale.
   * @returns false when the payment has bought something else, or was released
   */
  async authorized(sale: Sale, intentId: string): Promise<boolean> {
    try {
      await inTransaction(this.dataSource, async (manager) => {
        // Another process may have authorized it meanwhile.
        if (!(await this.move(sale.id, { from: 'authorizing', to: 'confirming' }, manager))) return;
        const values = [intentId, sale.id, sale.authorizedCents, this.clock.now()];
        const claimed: unknown[] = await manager.query(CLAIM_PAYMENT, values);
        if (claimed.length === 0) throw new PaymentTakenError();
        await manager.update(Sale, { id: sale.id }, { intentId });
        const refusal = await this.promotions.count(manager, sale);
        if (refusal)
          await this.move(sale.id, { from: 'confirming', to: 'releasing', refusal: { ...refusal } }, manager);
      });
      return true;
    } catch (error) {
      if (error instanceof PaymentTakenError) return false;
      throw error;
    }
  }

  /** Stores the answer of a line's owner. */
  async answer(
    lineId: string,
    state: SaleLineState,
    { facts, refusal }: { facts?: object; refusal?: StoredRefusal },
  ): Promise<void> {
    const values = [facts, refusal].map((value) => (value === undefined ? null : JSON.stringify(value)));
    await this.dataSource.query(ANSWER_LINE, [lineId, state, ...values]);
  }
}
