import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Restaurant } from '../food/menu.js';

/** What staff tick of a delivery, in this order. */
export const DELIVERY_STEPS = ['arrived', 'counted', 'paid'] as const;
export type DeliveryStep = (typeof DELIVERY_STEPS)[number];

/** A step of a delivery that was ticked. */
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

  /** The account of the member of staff. */
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'marked_at' })
  markedAt!: Date;
}
