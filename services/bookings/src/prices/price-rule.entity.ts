import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PriceRuleFacts } from './price-rule.js';

/** Every rule has a floor and a ceiling. */
@Entity('price_rules')
@Check(
  'price_rules_one_change',
  'num_nulls(percent, cents) = 1 AND percent BETWEEN -100 AND 100 AND percent <> 0 AND cents <> 0',
)
@Check('price_rules_bounds', 'floor_cents >= 0 AND ceiling_cents >= floor_cents')
@Check('price_rules_sold_below', 'sold_below_percent BETWEEN 1 AND 100')
@Check('price_rules_days_ahead', 'days_ahead_from >= 0 AND days_ahead_until >= 0')
@Index('price_rules_of_tour', ['tourId', 'position'])
export class PriceRuleRow implements PriceRuleFacts {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'tour_id' })
  tourId!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'name_es', nullable: true })
  nameEs!: string | null;

  @Column('integer', { array: true })
  weekdays!: number[];

  /** E.g. `09:00`. */
  @Column('text', { name: 'from_time', nullable: true })
  fromTime!: string | null;

  @Column('text', { name: 'until_time', nullable: true })
  untilTime!: string | null;

  /** YYYY-MM-DD */
  @Column('date', { name: 'from_date', nullable: true })
  fromDate!: string | null;

  @Column('date', { name: 'until_date', nullable: true })
  untilDate!: string | null;

  @Column('integer', { name: 'days_ahead_from', nullable: true })
  daysAheadFrom!: number | null;

  @Column('integer', { name: 'days_ahead_until', nullable: true })
  daysAheadUntil!: number | null;

  @Column('integer', { name: 'sold_below_percent', nullable: true })
  soldBelowPercent!: number | null;

  @Column('integer', { nullable: true })
  percent!: number | null;

  @Column('integer', { nullable: true })
  cents!: number | null;

  @Column('integer', { name: 'floor_cents' })
  floorCents!: number;

  @Column('integer', { name: 'ceiling_cents' })
  ceilingCents!: number;

  /** Rules are tried in this order. */
  @Column('integer')
  position!: number;

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt!: Date | null;
}
