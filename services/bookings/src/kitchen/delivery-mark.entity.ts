import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export const DELIVERY_STEPS = ['arrived', 'counted', 'paid'] as const;
export type DeliveryStep = (typeof DELIVERY_STEPS)[number];

@Entity('delivery_marks')
@Check('delivery_marks_step_known', `step IN ('arrived', 'counted', 'paid')`)
export class DeliveryMark {
  @PrimaryColumn('date')
  date!: string;

  /** Code of the restaurant. */
  @PrimaryColumn('text')
  platform!: string;

  /** E.g. `9:30 AM`. */
  @PrimaryColumn('text', { name: 'delivery_time' })
  deliveryTime!: string;

  @PrimaryColumn('text')
  step!: DeliveryStep;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('timestamptz', { name: 'marked_at' })
  markedAt!: Date;
}
