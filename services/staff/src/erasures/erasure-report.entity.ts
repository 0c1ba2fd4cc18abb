import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An erasure is complete when each has reported. */
export const SERVICES_WITH_PERSONAL_DATA = ['bookings', 'contact', 'orders'] as const;
export type ServiceWithPersonalData = (typeof SERVICES_WITH_PERSONAL_DATA)[number];

/** The report of one service. */
@Entity('erasure_reports')
export class ErasureReport {
  @PrimaryColumn('uuid', { name: 'erasure_id' })
  erasureId!: string;

  @PrimaryColumn('text')
  service!: ServiceWithPersonalData;

  /** Rows that were deleted or blanked. */
  @Column('integer')
  erased!: number;

  /** Rows that are still needed, e.g. of an upcoming visit. */
  @Column('integer')
  kept!: number;
}
