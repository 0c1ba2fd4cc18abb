import { Module } from '@nestjs/common';
import { HoldsModule } from '../holds/holds.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { StaffCalendarModule } from '../staff-calendar/staff-calendar.module.js';
import { VisitsModule } from '../visits/visits.module.js';
import { CloseDay } from './close-day/close-day.js';
import { CloseAndReopenResolver } from './closures.resolver.js';
import { DecideDisplaced } from './decide-displaced/decide-displaced.js';
import { DisplacedPartiesJob } from './displaced-parties.job.js';
import { Displacements } from './displacement.js';
import { DisplacementResolver } from './displacement.resolver.js';
import { ClosuresRepository } from './list-closures/closures.repository.js';
import { ClosuresResolver } from './list-closures/closures.resolver.js';
import { OfferTimes } from './offer-times/offer-times.js';
import { PreviewClosure } from './preview-closure/preview-closure.js';
import { ReopenDay } from './reopen-day/reopen-day.js';

@Module({
  imports: [SlotsModule, HoldsModule, VisitsModule, StaffCalendarModule],
  providers: [
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
  ],
})
export class ClosuresModule {}
