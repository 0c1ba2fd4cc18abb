import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { slotRule, type TourType } from './tour-type.js';

/** What staff say of a tour when they put it on offer. */
export interface TourDraft {
  readonly type: TourType;
  readonly name: string;
  readonly description: string;
  /** In words, e.g. `90 minutes`. */
  readonly duration: string;
  readonly features: string[];
  /** US cents per person. */
  readonly priceCents: number;
}

/** What staff may change of it later. */
export type TourChange = Omit<TourDraft, 'type'>;

/** A guided tour on offer, or once on offer: a withdrawn tour keeps its row, as bookings remember it. */
@Entity('tours')
@Check('tours_type_known', `type IN ('standard', 'premium', 'private')`)
@Check('tours_price_in_range', 'price_cents BETWEEN 0 AND 1000000')
@Check('tours_version_counts', 'version > 0')
@Index('tours_on_offer', ['type', 'createdAt'], { where: 'withdrawn_at IS NULL' })
export class Tour {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  type!: TourType;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  @Column('text')
  duration!: string;

  @Column('text', { array: true })
  features!: string[];

  @Column('integer', { name: 'price_cents' })
  priceCents!: number;

  /** Counts the changes, from 1. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  static offer(id: string, draft: TourDraft, now: Date): Tour {
    return Object.assign(new Tour(), { id, ...draft, version: 1, createdAt: now, withdrawnAt: null });
  }

  /** The same tour after a change: the next version. Its type stays, as slots are sold by it. */
  changed(change: TourChange): Tour {
    return Object.assign(new Tour(), this, change, { version: this.version + 1 });
  }

  /** The same tour off offer: the next version. */
  withdrawn(now: Date): Tour {
    return Object.assign(new Tour(), this, { version: this.version + 1, withdrawnAt: now });
  }

  /** Largest party that one booking can bring, in guests. */
  get maxGroupSize(): number {
    return slotRule(this.type).maxGroupSize;
  }

  /** What a party pays, in cents: price × guests (product.md §9). */
  totalFor(groupSize: number): number {
    return this.priceCents * groupSize;
  }
}
