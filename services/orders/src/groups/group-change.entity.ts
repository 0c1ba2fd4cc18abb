import type { GROUP_CHANGES } from '@hilltop/contracts/orders/group-changed';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What happened to a group. */
@Entity('group_changes')
@Check(
  'group_changes_kind_known',
  `kind IN ('asked', 'quoted', 'accepted', 'secured', 'changed', 'order_sent', 'displaced', 'restored', 'exempted', 'visited', 'ended')`,
)
@Index('group_changes_by_group', ['groupId', 'revision'], { unique: true })
@Index('group_changes_by_time', ['at'])
export class GroupChange {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  /** That the group got by it. */
  @Column('integer')
  revision!: number;

  @Column('text')
  kind!: (typeof GROUP_CHANGES)[number];

  /** Null for what happened by itself, or by its organizer. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  /** By the form on the site, or the link in its mails. */
  @Column('boolean', { name: 'by_organizer', default: false })
  byOrganizer!: boolean;

  /** In the words of staff; here alone, because it can name a person. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz')
  at!: Date;
}
