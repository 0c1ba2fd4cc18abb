import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a payer says is wrong with an invoice. While it is not settled, nobody is reminded of the invoice. */
@Entity('invoice_questions')
@Check('invoice_questions_settled', '(settled_at IS NULL) = (settled_by IS NULL)')
@Index('invoice_questions_open', ['invoice'], { unique: true, where: 'settled_at IS NULL' })
@Index('invoice_questions_by_group', ['groupId'])
export class InvoiceQuestion {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  /** Its number. */
  @Column('text')
  invoice!: string;

  /** In the words of staff; null once it was erased. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt!: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt!: Date | null;

  @Column('uuid', { name: 'settled_by', nullable: true })
  settledBy!: string | null;
}
