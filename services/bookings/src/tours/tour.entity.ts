import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { slotRule, type TourType } from './tour-type.js';

/** The fields of a new tour. */
export interface TourDraft {
  readonly type: TourType;
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number;
  readonly features: string[];
  /** US cents per person. */
  readonly priceCents: number;
}

/** The fields that staff can change later. */
export type TourChange = Omit<TourDraft, 'type'>;

/** A guided tour. A withdrawn one keeps its row because bookings refer to it. */
@Entity('tours')
@Check('tours_type_known', `type IN ('standard', 'premium', 'private')`)
@Check('tours_price_in_range', 'price_cents BETWEEN 0 AND 1000000')
@Check('tours_duration_in_range', 'duration_minutes BETWEEN 1 AND 720')
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

  @Column('integer', { name: 'duration_minutes', default: 120 })
  durationMinutes!: number;

  /** The length in words, for processes of the last release; a trigger writes it. */
  @Column({ type: 'text', name: 'duration', select: false, insert: false, update: false })
  formerDuration?: string;

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

  /** The next version, after a change. The type is fixed because slots are sold by it. */
  changed(change: TourChange): Tour {
    return Object.assign(new Tour(), this, change, { version: this.version + 1 });
  }

  /** The next version, withdrawn. */
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
