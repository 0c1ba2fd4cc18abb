import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Append-only: a trigger refuses every change. */
@Entity('staff_actions')
@Index('staff_actions_by_time', ['at', 'id'])
@Index('staff_actions_by_person', ['staffId', 'at', 'id'])
@Index('staff_actions_by_action', ['action', 'at', 'id'])
@Index('staff_actions_by_target', ['targetId', 'at', 'id'])
@Index('staff_actions_searched', { synchronize: false })
export class StaffAction {
  /** Of the event. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** When it arrived here. */
  @Column('timestamptz', { name: 'recorded_at', default: () => 'now()' })
  recordedAt!: Date;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  /** At that time. */
  @Column('text', { name: 'staff_role' })
  staffRole!: StaffRole;

  @Column('text')
  service!: string;

  @Column('text')
  action!: string;

  @Column('text', { name: 'target_type' })
  targetType!: string;

  @Column('text', { name: 'target_id' })
  targetId!: string;

  /** What staff know the target by. Null without one, and in actions of older releases. */
  @Column('text', { name: 'target_name', nullable: true })
  targetName!: string | null;

  @Column('jsonb', { nullable: true })
  before!: StaffActionFields | null;

  @Column('jsonb', { nullable: true })
  after!: StaffActionFields | null;

  @Column('text', { name: 'correlation_id' })
  correlationId!: string;
}
