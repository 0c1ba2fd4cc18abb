import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The latest of the rows that have begun and not ended is sold. The adult's price is `tours.price_cents`; its rows are
 * planned ones, which a job applies.
 */
@Entity('tour_prices')
@Check('tour_prices_amount', 'cents BETWEEN 0 AND 1000000')
@Check('tour_prices_seats', 'seats BETWEEN 0 AND 1')
@Check('tour_prices_span', 'valid_until > valid_from')
@Index('tour_prices_of_tour', ['tourId', 'type', 'validFrom'])
export class TourPriceRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid', { name: 'tour_id' })
  tourId!: string;

  @Column('text')
  type!: string;

  @Column('integer')
  cents!: number;

  /** 1, or 0 on a lap. */
  @Column('integer', { default: 1 })
  seats!: number;

  /** When sales at this price begin, whatever day is visited. */
  @Column('timestamptz', { name: 'valid_from' })
  validFrom!: Date;

  @Column('timestamptz', { name: 'valid_until', nullable: true })
  validUntil!: Date | null;

  /** Null for an example, which is not sold. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** When it became the tour's (adults only); null for a planned one. */
  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt!: Date | null;
}
