import type { DaySealed } from '@hilltop/contracts/ledger/day-sealed';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sealed day of the books as its event says it, for the e-mail to the owner. */
@Entity('sealed_pages')
@Index('sealed_pages_oldest', ['sealedAt'])
export class SealedPage {
  /** The event. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('jsonb')
  page!: DaySealed;

  @Column('timestamptz', { name: 'sealed_at' })
  sealedAt!: Date;
}
