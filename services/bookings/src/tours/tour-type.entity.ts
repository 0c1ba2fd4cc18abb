import type { TourType } from '@hilltop/contracts/tour-types';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TourSize } from './tour.entity.js';

/** What a new tour of a type starts with, unless staff say otherwise. */
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
