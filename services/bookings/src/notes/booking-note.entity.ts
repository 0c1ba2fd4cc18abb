import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Notes per booking. */
export const MOST_NOTES = 50;

/** Only staff see notes. */
@Entity('booking_notes')
@Index('booking_notes_by_booking', ['bookingId', 'writtenAt'])
export class BookingNote {
  /** Chosen by the client, so that a note sent twice is stored once. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId!: string;

  @Column('text')
  text!: string;

  /** Guides see it at the door. */
  @Column('boolean', { name: 'for_door' })
  forDoor!: boolean;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'written_at' })
  writtenAt!: Date;
}
