import { randomUUID } from 'node:crypto';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { VoucherCodes } from './codes/voucher-codes.js';
import { Voucher } from './voucher.entity.js';
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
  readonly isBlocked: boolean;
  /** Before refunds; while the sale is under way, what is held. */
  readonly paidCents: number;
  readonly returnedCents: number;
  /** On it now. */
  readonly leftCents: number;
}

export interface EntryFacts {
  /** By default a new one. */
  readonly id?: string;
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
  | 'language'
> &
  Partial<Pick<Voucher, 'requestHash'>>;

/** The columns of a new entry. */
const ENTRY_COLUMNS = '(id, voucher_id, delta_cents, cause, sale_id, line_id, staff, at, key)';

/**
 * Takes and writes the entry. No row when less is left.
 * $1 voucher, $2 cents, $3 cause, $4 sale or null, $5 staff or null, $6 now, $7 key, $8 entry.
 */
const TAKE = `
  WITH taken AS (
    UPDATE vouchers SET balance_cents = balance_cents - $2::integer
    WHERE id = $1::uuid AND status = 'active' AND balance_cents >= $2::integer RETURNING id
  ) INSERT INTO voucher_entries ${ENTRY_COLUMNS}
    SELECT $8::uuid, id, -$2::integer, $3::text, $4::uuid, NULL, $5::uuid, $6::timestamptz, $7::text FROM taken
    RETURNING voucher_id AS id`;

/**
 * Writes once by the key, and changes the balance. No row when it was written before.
 * $1 voucher, $2 cents, $3 cause, $4 sale or null, $5 line or null, $6 staff or null, $7 now, $8 key.
 */
const WRITE_ENTRY = `
  WITH entry AS (
    INSERT INTO voucher_entries ${ENTRY_COLUMNS}
    VALUES (gen_random_uuid(), $1::uuid, $2::integer, $3::text, $4::uuid, $5::uuid, $6::uuid, $7::timestamptz, $8::text)
    ON CONFLICT (voucher_id, key) DO NOTHING RETURNING voucher_id, delta_cents
  ) UPDATE vouchers v SET balance_cents = balance_cents + e.delta_cents FROM entry e WHERE v.id = e.voucher_id
    RETURNING v.id`;

/** The oldest first. A blocked one pays nothing. $1 session. */
const TENDERS_OF_CART = `
  SELECT v.id, v.last4, CASE v.status WHEN 'active' THEN v.balance_cents ELSE 0 END AS "balanceCents"
  FROM cart_tenders t JOIN vouchers v ON v.id = t.voucher_id WHERE t.session_id = $1::text ORDER BY v.created_at, v.id`;

/** Adds nothing to a cart that has so many. $1 session, $2 voucher, $3 now, $4 most. */
const ADD_TENDER = `
  INSERT INTO cart_tenders (session_id, voucher_id, added_at) SELECT $1::text, $2::uuid, $3::timestamptz
  WHERE (SELECT count(*) FROM cart_tenders WHERE session_id = $1::text AND voucher_id <> $2::uuid) < $4::integer
  ON CONFLICT (session_id, voucher_id) DO UPDATE SET added_at = excluded.added_at RETURNING voucher_id`;

/** The oldest first: what was held, less what was released. `returnedCents` went back since. $1 sale. */
const TENDERS_OF_SALE = `
  SELECT v.id, v.last4, v.status = 'blocked' AS "isBlocked", v.balance_cents AS "leftCents", -sum(e.delta_cents) FILTER (WHERE e.cause IN ('held', 'released'))::integer AS "paidCents",
    coalesce(sum(e.delta_cents) FILTER (WHERE e.cause = 'returned'), 0)::integer AS "returnedCents"
  FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id
  WHERE e.sale_id = $1::uuid AND e.cause IN ('held', 'released', 'returned')
  GROUP BY v.id ORDER BY v.created_at, v.id`;

/** $1 sale. */
const RETURNED_OF_SALE = `
  SELECT e.id, e.line_id AS "lineId", e.delta_cents AS "deltaCents", e.at, e.key, v.last4
  FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id
  WHERE e.sale_id = $1::uuid AND e.cause = 'returned' ORDER BY e.at, e.id`;

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
    const { cause, saleId = null, staff = null, key, id: entryId = randomUUID() } = facts;
    const values = [id, cents, cause, saleId, staff, this.clock.now(), key, entryId];
    const rows: unknown[] = await manager.query(TAKE, values);
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
