import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReminderKind } from '../generated/schema-types.js';

/** One per booking, kind and start: a visit that moved has a new start. */
@Entity('sent_reminders')
@Check('sent_reminders_kind_known', `kind IN ('day_before', 'after_visit')`)
export class SentReminder {
  @PrimaryColumn('uuid', { name: 'booking_id' })
  bookingId!: string;

  @PrimaryColumn('text')
  kind!: ReminderKind;

  @PrimaryColumn('timestamptz', { name: 'starts_at' })
  startsAt!: Date;

  @Column('timestamptz', { name: 'queued_at' })
  queuedAt!: Date;
}

@Entity('reminder_rules')
@Check('reminder_rules_kind_known', `kind IN ('day_before', 'after_visit')`)
export class ReminderRule {
  @PrimaryColumn('text')
  kind!: ReminderKind;

  @Column('boolean', { name: 'is_on' })
  isOn!: boolean;
}
