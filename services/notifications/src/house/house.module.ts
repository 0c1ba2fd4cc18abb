import { Global, Module } from '@nestjs/common';
import { CurrentHouse } from './house.js';
import { LearnHouseDetailsWhenChanged } from './learn-house-details-when-changed.js';

@Global()
@Module({
  providers: [CurrentHouse, LearnHouseDetailsWhenChanged],
  exports: [CurrentHouse, LearnHouseDetailsWhenChanged],
})
export class HouseModule {}
