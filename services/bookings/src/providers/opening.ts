import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import type { Provider } from '@nestjs/common';
import type { Environment } from '../env.js';
import { GuideFeedResolver } from '../guide-feed/guide-feed.resolver.js';
import { GuideFeeds } from '../guide-feed/guide-feeds.js';
import { GuideTimes } from '../guide-feed/guide-times.js';
import { LeaveTimesWhenAccountChanges } from '../guide-feed/leave-times-when-account-changes.js';
import { TimesLedResolver } from '../guide-feed/times-led.resolver.js';
import { CalendarRepository } from '../opening/calendar/calendar.repository.js';
import { HouseCalendarResolver } from '../opening/calendar/house-calendar.resolver.js';
import { CloseDay } from '../opening/closures/close-day/close-day.js';
import { CloseAndReopenResolver } from '../opening/closures/closures.resolver.js';
import { DecideDisplaced } from '../opening/closures/decide-displaced.js';
import { DisplacedPartiesJob } from '../opening/closures/displaced-parties.job.js';
import { Displacements } from '../opening/closures/displacement.js';
import { DisplacementResolver } from '../opening/closures/displacement.resolver.js';
import { ClosuresRepository } from '../opening/closures/list-closures/closures.repository.js';
import { ClosuresResolver } from '../opening/closures/list-closures/closures.resolver.js';
import { OfferTimes } from '../opening/closures/offer-times/offer-times.js';
import { PreviewClosure } from '../opening/closures/preview-closure.js';
import { ReopenDay } from '../opening/closures/reopen-day.js';
import { Leads } from '../opening/leads/leads.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { CalendarChange } from '../opening/staff-calendar/calendar-change.js';
import { CalendarDays } from '../opening/staff-calendar/calendar-days/calendar-days.js';
import { CalendarDaysResolver } from '../opening/staff-calendar/calendar-days/calendar-days.resolver.js';
import { SeatMetrics } from '../opening/staff-calendar/calendar-days/seat.metrics.js';
import { SlotCountsReader } from '../opening/staff-calendar/calendar-days/slot-counts.js';
import { CalendarHoursResolver } from '../opening/staff-calendar/calendar-hours.resolver.js';
import { ChangeDay } from '../opening/staff-calendar/change-day.js';
import { ChangeHours } from '../opening/staff-calendar/change-hours.js';
import { ChangeTime } from '../opening/staff-calendar/change-time/change-time.js';
import { ChangeTimeResolver } from '../opening/staff-calendar/change-time/change-time.resolver.js';
import { Notices } from '../opening/staff-calendar/notices/notices.js';
import { NoticesResolver } from '../opening/staff-calendar/notices/notices.resolver.js';
import { SetChangeRuleResolver } from '../opening/staff-calendar/set-change-rule.resolver.js';
import { ReadSetUp } from '../set-up/read-set-up.js';
import { SetUpResolver } from '../set-up/set-up.resolver.js';
import { ApplyPlannedPricesJob } from '../tour-prices/apply-planned-prices/apply-planned-prices.job.js';
import { ApplyPlannedPrices } from '../tour-prices/apply-planned-prices/apply-planned-prices.js';
import { ChangeTourPrices } from '../tour-prices/change-tour-prices.js';
import { PreviewPriceResolver } from '../tour-prices/preview-price.resolver.js';
import { ReadPrices } from '../tour-prices/read-prices.js';
import { SetPrices } from '../tour-prices/set-prices.js';
import { SetRules } from '../tour-prices/set-rules.js';
import { TicketTypesResolver } from '../tour-prices/ticket-types.resolver.js';
import { TourPricesResolver } from '../tour-prices/tour-prices.resolver.js';
import { CreateTour } from '../tours/create-tour/create-tour.js';
import { CreateTourResolver } from '../tours/create-tour/create-tour.resolver.js';
import { ListToursResolver } from '../tours/list-tours.resolver.js';
import { PricesOfTourResolver } from '../tours/prices-of-tour.resolver.js';
import { ReplaceTour } from '../tours/replace-tour.js';
import { TourRepository } from '../tours/tour.repository.js';
import { TourReferenceResolver } from '../tours/tour-reference.resolver.js';
import { WithdrawTourResolver } from '../tours/withdraw-tour.resolver.js';
import { ResizeStarts } from '../update-tour/resize-starts.js';
import { UpdateTour } from '../update-tour/update-tour.js';
import { UpdateTourResolver } from '../update-tour/update-tour.resolver.js';

const tours = [
  TourRepository,
  CreateTour,
  ReplaceTour,
  CreateTourResolver,
  WithdrawTourResolver,
  ListToursResolver,
  TourReferenceResolver,
  PricesOfTourResolver,
];

/** Above tours: what managers do with types, prices and rules. */
const tourPrices = [
  ChangeTourPrices,
  SetPrices,
  SetRules,
  ReadPrices,
  TourPricesResolver,
  TicketTypesResolver,
  PreviewPriceResolver,
  ApplyPlannedPrices,
  ApplyPlannedPricesJob,
];

/** Above tours and holds: additional seats are offered to the waiting list. */
const updateTour = [UpdateTour, ResizeStarts, UpdateTourResolver];

const schedule = [
  {
    provide: VenueClock,
    inject: [ENVIRONMENT],
    useFactory: (environment: Environment) => new VenueClock(environment.VENUE_TIME_ZONE),
  },
];

const calendar = [CalendarRepository, HouseCalendarResolver];

const staffCalendar = [
  CalendarChange,
  CalendarDays,
  CalendarDaysResolver,
  SlotCountsReader,
  SeatMetrics,
  ChangeHours,
  ChangeDay,
  CalendarHoursResolver,
  SetChangeRuleResolver,
  Notices,
  NoticesResolver,
  Leads,
  ChangeTime,
  ChangeTimeResolver,
];

const closures = [
  CloseDay,
  ReopenDay,
  PreviewClosure,
  CloseAndReopenResolver,
  ClosuresRepository,
  ClosuresResolver,
  Displacements,
  DisplacementResolver,
  OfferTimes,
  DecideDisplaced,
  DisplacedPartiesJob,
];

const guideFeed = [GuideFeeds, GuideTimes, GuideFeedResolver, TimesLedResolver, LeaveTimesWhenAccountChanges];

const setUp = [ReadSetUp, SetUpResolver];

export const opening: readonly Provider[] = [
  ...tours,
  ...tourPrices,
  ...updateTour,
  ...schedule,
  ...calendar,
  ...staffCalendar,
  ...closures,
  ...guideFeed,
  ...setUp,
];
