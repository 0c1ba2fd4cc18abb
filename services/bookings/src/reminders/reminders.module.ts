import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { DueRemindersJob } from './due-reminders/due-reminders.job.js';
import { DueReminders } from './due-reminders/due-reminders.js';
import { ReminderRulesResolver } from './reminder-rules/reminder-rules.resolver.js';
import { ShowReminderResolver } from './show-reminder.resolver.js';
import { UnsubscribeResolver } from './unsubscribe/unsubscribe.resolver.js';

@Module({
  imports: [BookingsModule, SlotsModule],
  providers: [DueReminders, DueRemindersJob, ShowReminderResolver, ReminderRulesResolver, UnsubscribeResolver],
})
export class RemindersModule {}
