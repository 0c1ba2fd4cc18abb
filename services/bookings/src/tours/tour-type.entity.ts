import type { TourType } from '@hilltop/contracts/tour-types';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TourSize } from './tour.entity.js';

/** The defaults of a new tour. */
@Entity('tour_types')
export class TourTypeRow implements TourSize {
  @PrimaryColumn('text')
  type!: TourType;

  @Column('integer')
  capacity!: number;

  @Column('integer', { name: 'max_group_size' })
  maxGroupSize!: number;

  @Column('boolean', { name: 'sold_by_party' })
  soldByParty!: boolean;
}
