import { MAX_CAPACITY, MAX_DURATION_MINUTES, MAX_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { TOUR_TYPES, type TourType } from '@hilltop/contracts/tour-types';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { seatsOf, type TicketLine } from '../prices/ticket-line.js';

/** The size of a start. */
export interface TourSize {
  /** Seats; parties where it is sold by parties. */
  readonly capacity: number;
  /** In guests. */
  readonly maxGroupSize: number;
  /** A party takes one seat, whatever its size. */
  readonly soldByParty: boolean;
}

export interface TourDraft {
  readonly type: TourType;
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number;
  readonly features: string[];
  /** In Spanish. Undefined: none, or no change. */
  readonly nameEs?: string | null | undefined;
  readonly descriptionEs?: string | null | undefined;
  readonly featuresEs?: string[] | null | undefined;
  /** The adult's, in US cents. */
  readonly priceCents: number;
  /** Undefined: that of its type, or no change. */
  readonly capacity?: number | undefined;
  readonly maxGroupSize?: number | undefined;
}

export type TourChange = Omit<TourDraft, 'type'>;

/** A withdrawn tour keeps its row because bookings refer to it. */
@Entity('tours')
@Check('tours_type_known', `type IN (${TOUR_TYPES.map((type) => `'${type}'`).join(', ')})`)
@Check('tours_capacity_in_range', `capacity BETWEEN 1 AND ${MAX_CAPACITY}`)
@Check('tours_group_size_in_range', `max_group_size BETWEEN 1 AND ${MAX_GROUP_SIZE}`)
@Check('tours_party_fits', 'sold_by_party OR max_group_size <= capacity')
@Check('tours_price_in_range', 'price_cents BETWEEN 0 AND 1000000')
@Check('tours_duration_in_range', `duration_minutes BETWEEN 1 AND ${MAX_DURATION_MINUTES}`)
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

  @Column('text', { array: true })
  features!: string[];

  @Column('text', { name: 'name_es', nullable: true })
  nameEs!: string | null;

  @Column('text', { name: 'description_es', nullable: true })
  descriptionEs!: string | null;

  @Column('text', { name: 'features_es', array: true, nullable: true })
  featuresEs!: string[] | null;

  /** The adult's; those of other types are rows (infra/decisions/0300). */
  @Column('integer', { name: 'price_cents' })
  priceCents!: number;

  /** Of a start that has no row yet, unless a smaller tour shares it (infra/decisions/0200). */
  @Column('integer')
  capacity!: number;

  /** In guests. */
  @Column('integer', { name: 'max_group_size' })
  maxGroupSize!: number;

  /** A party takes one seat, whatever its size (product.md §9). */
  @Column('boolean', { name: 'sold_by_party' })
  soldByParty!: boolean;

  /** From 1. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  /** @param usual size of its type, for what the draft leaves out */
  static offer(id: string, draft: TourDraft, usual: TourSize, now: Date): Tour {
    const { soldByParty } = usual;
    const capacity = draft.capacity ?? usual.capacity;
    const largest = soldByParty ? usual.maxGroupSize : Math.min(usual.maxGroupSize, capacity);
    const size = { capacity, soldByParty, maxGroupSize: draft.maxGroupSize ?? largest };
    const spanish = { nameEs: null, descriptionEs: null, featuresEs: null };
    const begun = { version: 1, createdAt: now, withdrawnAt: null };
    return Object.assign(new Tour(), { id, ...spanish, ...draft, ...size, ...begun });
  }

  /** The type is fixed because slots are sold by it. */
  changed(change: TourChange): Tour {
    const { capacity = this.capacity, maxGroupSize = this.maxGroupSize } = change;
    return Object.assign(new Tour(), this, change, { capacity, maxGroupSize, version: this.version + 1 });
  }

  /** @param priceCents the adult's price */
  repriced(priceCents: number): Tour {
    return Object.assign(new Tour(), this, { priceCents, version: this.version + 1 });
  }

  withdrawn(now: Date): Tour {
    return Object.assign(new Tour(), this, { version: this.version + 1, withdrawnAt: now });
  }

  seatsFor(lines: readonly TicketLine[]): number {
    return seatsOf(lines, this.soldByParty);
  }
}
