import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A restaurant that delivers to large parties, without its dishes (`menu.entity.ts`). One that was ordered from is never deleted. */
@Entity('restaurants')
@Check('restaurants_code_written', `code ~ '^[a-z0-9_]{1,40}$' AND code <> 'none'`)
@Check('restaurants_version_counts', 'version > 0')
export class StoredRestaurant {
  /** What bookings, `/api` and files name it by. It never changes. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_restaurants' })
  code!: string;

  /** As printed. */
  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  /** Where the desk orders. */
  @Column('text', { name: 'order_url', nullable: true })
  orderUrl!: string | null;

  /** E.g. `2 miles, 10 minutes by car`. */
  @Column('text', { nullable: true })
  distance!: string | null;

  /** What else the kitchen sheet says, e.g. a number of customer. */
  @Column('text', { name: 'kitchen_note', nullable: true })
  kitchenNote!: string | null;

  /** Its place in every list. */
  @Column('integer')
  position!: number;

  /** From 1. */
  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}
