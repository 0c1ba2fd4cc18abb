import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StockItem } from './counted-stock.js';

/** Pieces taken for an order that is not stored yet. The order deletes it; a job puts the pieces back otherwise. */
@Entity('unfinished_claims')
@Index('unfinished_claims_due', ['dueAt'])
export class UnfinishedClaim {
  /** The order's id. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('jsonb')
  items!: readonly StockItem[];

  /** SHA-256 of the request, in hex: a repeated request waits for the first one. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  /** The pieces go back, so the order cannot be stored any more. */
  @Column('boolean', { name: 'is_ending', default: false })
  isEnding!: boolean;

  /** When a job puts the pieces back. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;
}
