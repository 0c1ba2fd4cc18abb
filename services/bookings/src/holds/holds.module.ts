import { Module } from '@nestjs/common';
import { SlotsModule } from '../slots/slots.module.js';
import { ExtendHoldResolver } from './extend-hold/extend-hold.resolver.js';
import { HoldMetrics } from './hold.metrics.js';
import { HoldRepository } from './hold.repository.js';
import { HoldSeats } from './hold-seats/hold-seats.js';
import { HoldSeatsResolver } from './hold-seats/hold-seats.resolver.js';
import { OfferTerms } from './offer-terms.js';
import { PartyOffers } from './party-offers.js';
import { ReleaseExpiredHoldsJob } from './release-expired-holds/release-expired-holds.job.js';
import { ReleaseExpiredHolds } from './release-expired-holds/release-expired-holds.js';
import { ReleaseHoldResolver } from './release-hold/release-hold.resolver.js';

@Module({
  imports: [SlotsModule],
  providers: [
    HoldMetrics,
    HoldRepository,
    OfferTerms,
    PartyOffers,
    HoldSeats,
    HoldSeatsResolver,
    ExtendHoldResolver,
    ReleaseHoldResolver,
    ReleaseExpiredHolds,
    ReleaseExpiredHoldsJob,
  ],
  exports: [HoldRepository, HoldSeats, OfferTerms, PartyOffers, ReleaseExpiredHolds],
})
export class HoldsModule {}
