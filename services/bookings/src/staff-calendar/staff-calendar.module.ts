import { Module } from '@nestjs/common';
import { HoldsModule } from '../holds/holds.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { CalendarChange } from './calendar-change.js';
import { CalendarDays } from './calendar-days/calendar-days.js';
import { CalendarDaysResolver } from './calendar-days/calendar-days.resolver.js';
import { SeatMetrics } from './calendar-days/seat.metrics.js';
import { SlotCountsReader } from './calendar-days/slot-counts.js';
import { CalendarHoursResolver } from './calendar-hours.resolver.js';
import { ChangeDay } from './change-day/change-day.js';
import { ChangeHours } from './change-hours/change-hours.js';
import { ChangeTime } from './change-time/change-time.js';
import { ChangeTimeResolver } from './change-time/change-time.resolver.js';
import { Notices } from './notices/notices.js';
import { NoticesResolver } from './notices/notices.resolver.js';

@Module({
  imports: [HoldsModule, SlotsModule, ToursModule],
  providers: [
    CalendarChange,
    CalendarDays,
    CalendarDaysResolver,
    SlotCountsReader,
    SeatMetrics,
    ChangeHours,
    ChangeDay,
    CalendarHoursResolver,
    Notices,
    NoticesResolver,
    ChangeTime,
    ChangeTimeResolver,
  ],
  exports: [CalendarChange, CalendarDays],
})
export class StaffCalendarModule {}
