import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `link`: on the visit's page. `door`: on a phone of staff. `paper`: staff sold the seats and saw it signed. */
export type WaiverPlace = 'link' | 'door' | 'paper';

/** The waiver as one guest signed it. */
@Entity('waivers')
@Check('waivers_place_known', `place IN ('link', 'door', 'paper')`)
@Index('waivers_by_booking', ['bookingId'])
export class Waiver {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId!: string;

  /** Empty on paper. */
  @Column('text', { name: 'guest_name' })
  guestName!: string;

  /** The grown-up who signed for a child. */
  @Column('text', { name: 'signed_by', nullable: true })
  signedBy!: string | null;

  /** Of the words that were signed. */
  @Column('text', { name: 'text_version' })
  textVersion!: string;

  @Column('text')
  place!: WaiverPlace;

  /** The account of the member of staff, at the door. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  @Column('timestamptz', { name: 'signed_at' })
  signedAt!: Date;
}
