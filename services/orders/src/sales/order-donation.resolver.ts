import { readHouse } from '@hilltop/house/read-house';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Environment } from '../env.js';
import { texts } from '../texts.en.js';

interface SoldDonation {
  /** US dollars, two decimals. */
  readonly paid: string;
  readonly giver: string;
  readonly givenAt: Date;
}

/** What a tax office asks for in the receipt of a gift. */
@Resolver('OrderDonation')
export class OrderDonationResolver {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VENUE_TIME_ZONE'>,
  ) {}

  @ResolveField('note')
  async note(@Parent() { paid, giver, givenAt }: SoldDonation): Promise<string> {
    const house = await this.dataSource.manager.findOneBy(HouseDetails, { id: 1 });
    const day = dayAt(this.environment.VENUE_TIME_ZONE, givenAt);
    const given = texts().given(giver, paid, readHouse().facts.name, day);
    return house?.taxNumber ? `${given} ${texts().taxNumber(house.taxNumber)}` : given;
  }
}
