import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** As many columns and indexes as the real one. */
@Entity('bookings')
export class Booking {
  @PrimaryColumn('uuid')
  id!: string;

  @Index({ unique: true })
  @Column('text')
  confirmationCode!: string;

  @Column('text')
  tourType!: string;

  @Column('text')
  tourName!: string;

  @Index()
  @Column('text')
  slotId!: string;

  @Index()
  @Column('date')
  tourDate!: string;

  @Column('text')
  tourTime!: string;

  @Column('integer')
  groupSize!: number;

  @Column('integer')
  totalCents!: number;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  @Column('text')
  email!: string;

  @Column('text')
  phone!: string;

  @Column('text')
  paymentStatus!: string;

  @Index({ unique: true })
  @Column('text')
  paymentIntentId!: string;

  @Index({ unique: true })
  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
