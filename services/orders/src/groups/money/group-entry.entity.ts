import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How the desk has money in its hands. */
export const DESK_METHODS = ['check', 'transfer', 'cash', 'card_reader'] as const;

/** `card`: by the link, and back to that card. */
export type MoneyMethod = (typeof DESK_METHODS)[number] | 'card';

export type EntryCause = 'invoiced' | 'credited' | 'received' | 'reversed' | 'refunded' | 'written_off';

/** Something that changed what a group owes. The database refuses to change or delete a row; its reason can be erased. */
@Entity('group_entries')
@Check(
  'group_entries_cause_known',
  `cause IN ('invoiced', 'credited', 'received', 'reversed', 'refunded', 'written_off')`,
)
@Check('group_entries_sign', `(cause IN ('invoiced', 'reversed', 'refunded')) = (delta_cents > 0) AND delta_cents <> 0`)
@Check('group_entries_method', `(cause IN ('received', 'reversed', 'refunded')) = (method IS NOT NULL)`)
@Check('group_entries_method_known', `method IS NULL OR method IN ('check', 'transfer', 'cash', 'card_reader', 'card')`)
@Check('group_entries_by_staff', `staff_id IS NOT NULL OR method = 'card'`)
@Check('group_entries_document', `(cause IN ('invoiced', 'credited')) = (document_number IS NOT NULL)`)
@Index('group_entries_key', ['groupId', 'key'], { unique: true })
@Index('group_entries_by_key', ['key'], { where: 'key IS NOT NULL' })
@Index('group_entries_reversed_once', ['ofEntry'], { unique: true })
@Index('group_entries_by_time', ['recordedAt'])
export class GroupEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  @Column('text')
  cause!: EntryCause;

  /** US cents: what the group owes more. */
  @Column('integer', { name: 'delta_cents' })
  deltaCents!: number;

  @Column('text', { nullable: true })
  method!: MoneyMethod | null;

  /** E.g. the number of a check; empty without one. */
  @Column('text')
  reference!: string;

  @Column('text', { name: 'document_number', nullable: true })
  documentNumber!: string | null;

  /** The entry that is reversed; of money that was paid over, the one of the group where it was. */
  @Column('uuid', { name: 'of_entry', nullable: true })
  ofEntry!: string | null;

  /** When the money came or went: the books have it on that day. */
  @Column('timestamptz', { name: 'happened_at' })
  happenedAt!: Date;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt!: Date;

  /** Null for what a card paid by the link, and for a refund that failed. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  /** Of staff; here alone, because it can name a person. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** That counts a request once; null where something else does. */
  @Column('text', { nullable: true })
  key!: string | null;
}
