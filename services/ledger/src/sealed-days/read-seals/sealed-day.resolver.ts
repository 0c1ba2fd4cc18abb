import { readDate } from '@hilltop/platform/graphql/read-date';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QuerySealedDayArgs, SealedDay as SealedDayView } from '../../generated/schema-types.js';
import { SealedDay } from '../sealed-day.entity.js';
import { sealedDayView } from './sealed-day.view.js';

@Resolver()
export class SealedDayResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('sealedDay')
  async read(@Args() { date }: QuerySealedDayArgs): Promise<SealedDayView | null> {
    const day = await this.dataSource.getRepository(SealedDay).findOneBy({ date: readDate('date', date).toString() });
    return day && sealedDayView(day);
  }
}
