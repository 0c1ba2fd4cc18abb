import type { TourType } from '@hilltop/contracts/tour-types';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * One start of one kind of tour. The row appears with the first taken seat, or when staff change the slot. `taken` is the sum over
 * bookings and active holds; only their statements change it, backed by the CHECK. The id is the only unique key: a second
 * one would race with it when the row is created.
 */
@Entity('slots')
@Check('slots_never_oversold', 'taken <= capacity')
@Check('slots_never_negative', 'taken >= 0')
@Check('slots_kept', 'kept_for IS NULL OR capacity = taken AND usual_capacity IS NOT NULL')
@Index('slots_by_start', ['tourType', 'startsAt'])
@Index('slots_by_guide', ['guideId', 'startsAt'], { where: 'guide_id IS NOT NULL' })
@Index('slots_kept_for', ['keptFor'], { where: 'kept_for IS NOT NULL' })
export class Slot {
  /** `slotId`, known before the row exists. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'tour_type' })
  tourType!: TourType;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt!: Date;

  /** `startCapacity` when the row is created. Staff can change it, never below what is taken. */
  @Column('integer')
  capacity!: number;

  @Column('integer')
  taken!: number;

  /** By staff. It is not on sale. */
  @Column('boolean', { default: false })
  closed!: boolean;

  /** For processes of 1.0.0, which know one guide of a start: a trigger keeps it and the next as the leads are. They go a release later. */
  @Column('uuid', { name: 'guide_id', nullable: true })
  guideId!: string | null;

  @Column('uuid', { name: 'led_before', array: true, default: '{}' })
  ledBefore!: string[];

  /**
   * The group that has this start of its own, or another kind's at the same time. Nothing more is sold at it: a trigger makes its capacity
   * what is taken, whatever a statement writes.
   */
  @Column('uuid', { name: 'kept_for', nullable: true })
  keptFor!: string | null;

  /** The capacity that it has again when it is no longer kept. */
  @Column('integer', { name: 'usual_capacity', nullable: true })
  usualCapacity!: number | null;
}

/** E.g. `standard@2026-12-05T16:00:00.000Z`. */
export function slotId(tourType: TourType, startsAt: Date): string {
  return `${tourType}@${startsAt.toISOString()}`;
}

export function parseSlotId(id: string): { tourType: TourType; startsAt: Date } {
  const at = id.indexOf('@');
  return { tourType: id.slice(0, at) as TourType, startsAt: new Date(id.slice(at + 1)) };
}
