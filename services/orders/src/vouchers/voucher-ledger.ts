import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { VoucherCodes } from './codes/voucher-codes.js';
import { Voucher } from './voucher.entity.js';
import {
  ADD_TENDER,
  RETURNED_OF_SALE,
  TAKE,
  TENDERS_OF_CART,
  TENDERS_OF_SALE,
  WRITE_ENTRY,
} from './voucher.statements.js';
import type { VoucherCause, VoucherEntry } from './voucher-entry.entity.js';

/** A voucher that pays for a cart. */
export interface Tender {
  readonly id: string;
  readonly last4: string;
  /** US cents that it can pay. */
  readonly balanceCents: number;
}

export interface SaleTender {
  readonly id: string;
  readonly last4: string;
  /** Before refunds; while the sale is under way, what is held. */
  readonly paidCents: number;
  readonly returnedCents: number;
}

export interface EntryFacts {
  readonly cause: VoucherCause;
  /** Idempotency key. */
  readonly key: string;
  readonly saleId?: string | null;
  readonly lineId?: string | null;
  readonly staff?: string | null;
}

export type NewVoucher = Pick<
  Voucher,
  | 'id'
  | 'kind'
  | 'issuedCents'
  | 'fromName'
  | 'recipientName'
  | 'recipientEmail'
  | 'message'
  | 'reason'
  | 'saleId'
  | 'deliverAt'
> &
  Partial<Pick<Voucher, 'requestHash'>>;

/** A balance changes in the statement that writes its entry. */
@Injectable()
export class VoucherLedger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VoucherCodes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Issues once by the voucher's id. */
  async issue(
    manager: EntityManager,
    voucher: NewVoucher,
    staff: string | null = null,
  ): Promise<{ readonly last4: string; readonly isNew: boolean }> {
    const code = this.codes.record(voucher.id, 0);
    const row = { ...voucher, ...code, balanceCents: 0, createdAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(Voucher).values(row).orIgnore().execute();
    const { id, issuedCents, saleId } = voucher;
    const isNew = await this.write(manager, id, issuedCents, { cause: 'issued', key: 'issued', saleId, staff });
    return { last4: code.last4, isNew };
  }

  /** @returns false when less is left */
  async take(manager: EntityManager, id: string, cents: number, facts: EntryFacts): Promise<boolean> {
    const { cause, saleId = null, staff = null, key } = facts;
    const rows: unknown[] = await manager.query(TAKE, [id, cents, cause, saleId, staff, this.clock.now(), key]);
    return rows.length > 0;
  }

  /** Writes once by the key. @returns false when it was written before */
  async write(manager: EntityManager, id: string, cents: number, facts: EntryFacts): Promise<boolean> {
    const { cause, saleId = null, lineId = null, staff = null, key } = facts;
    const values = [id, cents, cause, saleId, lineId, staff, this.clock.now(), key];
    // For an UPDATE, the driver returns its rows and their number.
    const [rows]: [unknown[], number] = await manager.query(WRITE_ENTRY, values);
    return rows.length > 0;
  }

  /** Holds when a sale begins. @returns false when one of the vouchers has too little left; roll back then */
  async hold(manager: EntityManager, saleId: string, parts: readonly (readonly [string, number])[]): Promise<boolean> {
    for (const [id, cents] of parts) {
      const isHeld = await this.take(manager, id, cents, { cause: 'held', saleId, key: `held ${saleId}` });
      if (!isHeld) return false;
    }
    return true;
  }

  /** `used` by each voucher is final, the rest is released. */
  async settle(
    manager: EntityManager,
    saleId: string,
    tenders: readonly SaleTender[],
    used: readonly number[],
  ): Promise<void> {
    for (const [at, { id, paidCents }] of tenders.entries()) {
      const usedCents = used[at] ?? 0;
      const facts = { saleId, key: `redeemed ${saleId}` };
      if (usedCents > 0) await this.write(manager, id, 0, { ...facts, cause: 'redeemed' });
      const left = { saleId, key: `released ${saleId}`, cause: 'released' } as const;
      if (paidCents > usedCents) await this.write(manager, id, paidCents - usedCents, left);
    }
  }

  /** The oldest first. */
  async tendersOfCart(sessionId: string, manager: EntityManager = this.dataSource.manager): Promise<Tender[]> {
    return manager.query(TENDERS_OF_CART, [sessionId]);
  }

  /** @returns false when the cart has so many */
  async addTender(sessionId: string, voucherId: string, most: number): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(ADD_TENDER, [sessionId, voucherId, this.clock.now(), most]);
    return rows.length > 0;
  }

  /** Oldest first. */
  async returnedOfSale(saleId: string): Promise<(VoucherEntry & { readonly last4: string })[]> {
    return this.dataSource.query(RETURNED_OF_SALE, [saleId]);
  }

  /** The oldest first. */
  async tendersOfSale(saleId: string, manager: EntityManager = this.dataSource.manager): Promise<SaleTender[]> {
    return manager.query(TENDERS_OF_SALE, [saleId]);
  }
}
