import { refuseDays } from '@hilltop/platform/values/report-days';
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
    // What is no date is no sealed day.
    if (refuseDays({ from: date, to: date })) return null;
    const day = await this.dataSource.getRepository(SealedDay).findOneBy({ date });
    return day && sealedDayView(day);
  }
}
