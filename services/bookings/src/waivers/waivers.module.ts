import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { VisitsModule } from '../visits/visits.module.js';
import { BookingWaiversResolver } from './booking-waivers.resolver.js';
import { RemoveWaiverResolver } from './remove-waiver.resolver.js';
import { SignWaiver } from './sign-waiver.js';
import { SignWaiverResolver } from './sign-waiver.resolver.js';
import { WaiverInvitationResolver } from './waiver-invitation/waiver-invitation.resolver.js';

@Module({
  imports: [BookingsModule, VisitsModule],
  providers: [SignWaiver, SignWaiverResolver, BookingWaiversResolver, RemoveWaiverResolver, WaiverInvitationResolver],
})
export class WaiversModule {}
