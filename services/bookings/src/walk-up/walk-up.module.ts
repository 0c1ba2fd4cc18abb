import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { SellWalkUp } from './sell-walk-up.js';
import { SellWalkUpResolver } from './sell-walk-up.resolver.js';

@Module({ imports: [BookingsModule, HoldsModule, SlotsModule], providers: [SellWalkUp, SellWalkUpResolver] })
export class WalkUpModule {}
