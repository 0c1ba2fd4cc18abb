import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { AcceptOffer } from './accept-offer/accept-offer.js';
import { AcceptOfferResolver } from './accept-offer/accept-offer.resolver.js';
import { CloseWaitlistJob } from './close-waitlist/close-waitlist.job.js';
import { CloseWaitlist } from './close-waitlist/close-waitlist.js';
import { ConfirmEntry } from './confirm-entry/confirm-entry.js';
import { ConfirmEntryResolver } from './confirm-entry/confirm-entry.resolver.js';
import { JoinWaitlist } from './join-waitlist/join-waitlist.js';
import { JoinWaitlistResolver } from './join-waitlist/join-waitlist.resolver.js';
import { LeaveWaitlist } from './leave-waitlist/leave-waitlist.js';
import { LeaveWaitlistResolver } from './leave-waitlist/leave-waitlist.resolver.js';
import { ListWaitlistResolver } from './list-waitlist/list-waitlist.resolver.js';
import { WaitlistViews } from './waitlist.view.js';
import { WaitlistLinks } from './waitlist-links.js';

@Module({
  imports: [BookingsModule, HoldsModule, SlotsModule, ToursModule],
  providers: [
    WaitlistLinks,
    WaitlistViews,
    JoinWaitlist,
    JoinWaitlistResolver,
    ConfirmEntry,
    ConfirmEntryResolver,
    LeaveWaitlist,
    LeaveWaitlistResolver,
    AcceptOffer,
    AcceptOfferResolver,
    CloseWaitlist,
    CloseWaitlistJob,
    ListWaitlistResolver,
  ],
})
export class WaitlistModule {}
