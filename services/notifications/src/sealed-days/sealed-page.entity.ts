import type { DaySealed } from '@hilltop/contracts/ledger/day-sealed';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The page as in its event, for the e-mail to the owner. */
@Entity('sealed_pages')
@Index('sealed_pages_oldest', ['sealedAt'])
export class SealedPage {
  /** Of the event. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('jsonb')
  page!: DaySealed;

  @Column('timestamptz', { name: 'sealed_at' })
  sealedAt!: Date;
}
