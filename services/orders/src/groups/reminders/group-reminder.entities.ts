import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GroupReminderKind } from '../../generated/schema-types.js';

const KINDS = `kind IN ('quote_ends', 'secure', 'count', 'visit', 'due', 'overdue')`;

/** A reminder that was due, once for what it is about. */
@Entity('group_reminders')
@Check('group_reminders_kind_known', KINDS)
@Index('group_reminders_once', ['groupId', 'kind', 'days', 'about'], { unique: true })
@Index('group_reminders_by_time', ['dueAt'])
export class GroupReminder {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  @Column('text')
  kind!: GroupReminderKind;

  /** Of its kind: 7 and 1 before a date, 1, 15 and 30 after one. */
  @Column('integer')
  days!: number;

  /** A version of the quote, a moment, or the number of an invoice: another one is reminded of anew. */
  @Column('text')
  about!: string;

  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;
}

@Entity('group_reminder_rules')
@Check('group_reminder_rules_kind_known', KINDS)
export class GroupReminderRule {
  @PrimaryColumn('text')
  kind!: GroupReminderKind;

  @Column('boolean', { name: 'is_on' })
  isOn!: boolean;
}
