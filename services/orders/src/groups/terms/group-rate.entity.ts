import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** `school`: where pupils are at least half. */
export type RateKind = 'school' | 'adult';

/** What a tour costs each of those of a group who pay. A tour without a row is quoted to nobody. */
@Entity('group_rates')
@Check('group_rates_kind_known', `kind IN ('school', 'adult')`)
@Check('group_rates_amount', 'cents BETWEEN 0 AND 1000000')
export class GroupRate {
  @PrimaryColumn('uuid', { name: 'tour_id' })
  tourId!: string;

  @PrimaryColumn('text')
  kind!: RateKind;

  /** US cents. */
  @Column('integer')
  cents!: number;
}
