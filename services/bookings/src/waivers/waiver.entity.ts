import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * `booking`: by the person who books. `link`: on the visit's page or by the link to sign. `door`: on a staff phone. `paper`: at the door.
 */
export type WaiverPlace = 'booking' | 'link' | 'door' | 'paper';

/** The signature of one guest. */
@Entity('waivers')
@Check('waivers_place_known', `place IN ('link', 'door', 'paper', 'booking')`)
@Index('waivers_by_booking', ['bookingId'])
export class Waiver {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId!: string;

  /** Empty on paper. */
  @Column('text', { name: 'guest_name' })
  guestName!: string;

  /** The adult who signed for a child. */
  @Column('text', { name: 'signed_by', nullable: true })
  signedBy!: string | null;

  @Column('text', { name: 'text_version' })
  textVersion!: string;

  @Column('text')
  place!: WaiverPlace;

  /** At the door. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  @Column('timestamptz', { name: 'signed_at' })
  signedAt!: Date;
}
