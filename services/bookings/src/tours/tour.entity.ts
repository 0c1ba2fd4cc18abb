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

/** A guided tour on offer. */
@Entity('tours')
@Check('tours_type_known', `type IN ('standard', 'premium', 'private')`)
@Check('tours_price_in_range', 'price_cents BETWEEN 0 AND 1000000')
@Index('tours_by_type', ['type', 'createdAt'])
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

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  static offer(id: string, draft: TourDraft, now: Date): Tour {
    return Object.assign(new Tour(), { id, ...draft, createdAt: now });
  }

  /** Largest party that one booking can bring, in guests. */
  get maxGroupSize(): number {
    return slotRule(this.type).maxGroupSize;
  }

  /** What a party pays, in cents: price × guests (spec.md §9). */
  totalFor(groupSize: number): number {
    return this.priceCents * groupSize;
  }
}
