import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Restaurant } from '../food/menu.js';

/** The steps of a delivery, in order. */
export const DELIVERY_STEPS = ['arrived', 'counted', 'paid'] as const;
export type DeliveryStep = (typeof DELIVERY_STEPS)[number];

/** A ticked step of a delivery. */
@Entity('delivery_marks')
@Check('delivery_marks_step_known', `step IN ('arrived', 'counted', 'paid')`)
export class DeliveryMark {
  /** The venue's calendar date, YYYY-MM-DD. */
  @PrimaryColumn('date')
  date!: string;

  @PrimaryColumn('text')
  platform!: Restaurant;

  /** e.g. `9:30 AM` */
  @PrimaryColumn('text', { name: 'delivery_time' })
  deliveryTime!: string;

  @PrimaryColumn('text')
  step!: DeliveryStep;

  /** Account of the member of staff. */
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'marked_at' })
  markedAt!: Date;
}
