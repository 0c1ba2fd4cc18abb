import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { Global, Module } from '@nestjs/common';
import { CurrentHouse } from './house.js';

@Global()
@Module({
  providers: [CurrentHouse, LearnHouseDetailsWhenChanged],
  exports: [CurrentHouse, LearnHouseDetailsWhenChanged],
})
export class HouseModule {}
