import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Voucher } from './voucher.entity.js';
import type { VoucherCause } from './voucher-entry.entity.js';

export interface VoucherStory {
  readonly voucher: Voucher;
  /** Of the order that sold it. */
  readonly orderNumber: string | null;
  /** Oldest first. */
  readonly entries: readonly StoryEntry[];
}

interface StoryEntry {
  readonly id: string;
  readonly voucherId: string;
  readonly cause: VoucherCause;
  readonly deltaCents: number;
  readonly at: Date;
  readonly orderNumber: string | null;
}

/** Oldest first; at one moment, holds before releases. $1 vouchers. */
const ENTRIES = `
  SELECT e.id, e.voucher_id AS "voucherId", e.cause, e.delta_cents AS "deltaCents", e.at, o.order_number AS "orderNumber"
  FROM voucher_entries e LEFT JOIN orders o ON o.id = e.sale_id WHERE e.voucher_id = ANY ($1::uuid[])
  ORDER BY e.at, e.delta_cents, e.id`;

@Injectable()
export class ReadVoucherStories {
  constructor(private readonly dataSource: DataSource) {}

  async execute(vouchers: readonly Voucher[]): Promise<VoucherStory[]> {
    const entries: StoryEntry[] = await this.dataSource.query(ENTRIES, [vouchers.map(({ id }) => id)]);
    return vouchers.map((voucher) => {
      const own = entries.filter(({ voucherId }) => voucherId === voucher.id);
      const sold = voucher.saleId === null ? undefined : own.find(({ cause }) => cause === 'issued');
      return { voucher, orderNumber: sold?.orderNumber ?? null, entries: own };
    });
  }

  async one(voucher: Voucher): Promise<VoucherStory> {
    const [story] = await this.execute([voucher]);
    if (!story) throw new Error('the story of a voucher is missing');
    return story;
  }
}
