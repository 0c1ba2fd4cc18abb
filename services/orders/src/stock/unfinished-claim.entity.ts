import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StockItem } from './counted-stock.js';

/** The order deletes the row; otherwise a job puts the pieces back. */
@Entity('unfinished_claims')
@Index('unfinished_claims_due', ['dueAt'])
export class UnfinishedClaim {
  /** The order's id. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('jsonb')
  items!: readonly StockItem[];

  /** In hex. A repeated request waits for the first one. */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  /** The pieces are going back, so the order can no longer be stored. */
  @Column('boolean', { name: 'is_ending', default: false })
  isEnding!: boolean;

  /** When a job puts the pieces back. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;
}
