import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GuestBookState, LeftOutBecause } from '../generated/schema-types.js';

/** Staff take its words in or leave them out, and never change them (product.md §16). */
@Entity('guest_book_entries')
@Check('guest_book_stars', 'stars BETWEEN 1 AND 5')
@Check('guest_book_state_known', `state IN ('held', 'taken_in', 'left_out')`)
@Check(
  'guest_book_left_out',
  `(state = 'left_out') = (left_out_because IS NOT NULL)
    AND (left_out_because IS NULL OR left_out_because IN ('advertising', 'person', 'not_about_visit'))`,
)
@Index('guest_book_by_booking', ['bookingId'], { unique: true })
@Index('guest_book_by_state', { synchronize: false })
export class GuestBookEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId!: string;

  /** Shown below the words; empty without words. */
  @Column('text', { name: 'first_name' })
  firstName!: string;

  /** Public once they are taken in. */
  @Column('text', { nullable: true })
  words!: string | null;

  @Column('text', { name: 'private_words', nullable: true })
  privateWords!: string | null;

  /** 1 to 5, for staff. */
  @Column('smallint', { nullable: true })
  stars!: number | null;

  /** YYYY-MM-DD; the guest book shows its month. */
  @Column('date', { name: 'visited_on' })
  visitedOn!: string;

  @Column('timestamptz', { name: 'written_at' })
  writtenAt!: Date;

  @Column('text', { default: 'held' })
  state!: GuestBookState;

  @Column('text', { name: 'left_out_because', nullable: true })
  leftOutBecause!: LeftOutBecause | null;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy!: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null;
}
