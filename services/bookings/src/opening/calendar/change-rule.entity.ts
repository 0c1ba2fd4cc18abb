import type { ChangeRule } from '@hilltop/contracts/house/change-rule';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** The last one is in force. A visit is sold by the one that was when its seats were held. */
@Entity('change_rules')
export class ChangeRuleRow {
  /** Of the calendar, when it was set; 0 for the first. */
  @PrimaryColumn('integer')
  version!: number;

  @Column('jsonb')
  rule!: ChangeRule;

  /** Account; null for the first, which nobody has confirmed. */
  @Column('uuid', { name: 'set_by', nullable: true })
  setBy!: string | null;

  @Column('timestamptz', { name: 'set_at' })
  setAt!: Date;
}

/** SQL. @param until a moment, inclusive */
export const ruleAt = (until: string): string =>
  `(SELECT rule FROM change_rules WHERE set_at <= ${until} ORDER BY version DESC LIMIT 1)`;

export async function ruleInForce(manager: EntityManager): Promise<ChangeRuleRow> {
  const [row] = await manager.find(ChangeRuleRow, { order: { version: 'DESC' }, take: 1 });
  if (!row) throw new Error('there is no change rule');
  return row;
}
