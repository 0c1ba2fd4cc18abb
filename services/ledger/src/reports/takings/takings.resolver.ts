import { refuseDays } from '@hilltop/platform/values/report-days';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QueryTakingsArgs, TakingsResult } from '../../generated/schema-types.js';
import { Takings } from './takings.js';

@Resolver()
export class TakingsResolver {
  constructor(private readonly takings: Takings) {}

  @Query('takings')
  async report(@Args() { from, to, channel }: QueryTakingsArgs): Promise<TakingsResult> {
    return refuseDays({ from, to }) ?? this.takings.report({ from, to }, channel || null);
  }
}
