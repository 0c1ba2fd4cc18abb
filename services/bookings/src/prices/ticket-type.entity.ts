import { MAX_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One that is in use is ended, not deleted, and its English words never change. */
@Entity('ticket_types')
@Check('ticket_types_code', `code ~ '^[a-z][a-z0-9_]{1,29}$'`)
@Check('ticket_types_ages', 'from_age BETWEEN 0 AND 120 AND to_age BETWEEN 0 AND 120 AND from_age <= to_age')
@Check(
  'ticket_types_limits',
  `per_adult BETWEEN 1 AND ${MAX_GROUP_SIZE} AND max_per_party BETWEEN 1 AND ${MAX_GROUP_SIZE}`,
)
export class TicketTypeRow {
  /** E.g. `senior`. */
  @PrimaryColumn('text')
  code!: string;

  /** E.g. `Seniors`. */
  @Column('text')
  label!: string;

  @Column('text')
  singular!: string;

  @Column('text')
  plural!: string;

  /** Years, both included. */
  @Column('integer', { name: 'from_age', nullable: true })
  fromAge!: number | null;

  @Column('integer', { name: 'to_age', nullable: true })
  toAge!: number | null;

  /** Who it is for, besides the ages; can be empty. */
  @Column('text')
  note!: string;

  @Column('text', { name: 'label_es', nullable: true })
  labelEs!: string | null;

  @Column('text', { name: 'singular_es', nullable: true })
  singularEs!: string | null;

  @Column('text', { name: 'plural_es', nullable: true })
  pluralEs!: string | null;

  @Column('text', { name: 'note_es', nullable: true })
  noteEs!: string | null;

  /** Staff ask for an ID at the door. */
  @Column('boolean')
  proof!: boolean;

  /** A party can consist of these alone. */
  @Column('boolean', { name: 'comes_alone' })
  comesAlone!: boolean;

  /** Counts as an adult for those that need one. */
  @Column('boolean', { name: 'brings_children' })
  bringsChildren!: boolean;

  /** How many of them one adult can bring. */
  @Column('integer', { name: 'per_adult', nullable: true })
  perAdult!: number | null;

  @Column('integer', { name: 'max_per_party', nullable: true })
  maxPerParty!: number | null;

  /** In which guests are asked for. */
  @Column('integer')
  position!: number;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
