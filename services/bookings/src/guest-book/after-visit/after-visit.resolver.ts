import { Args, Query, Resolver } from '@nestjs/graphql';
import type { AfterVisitResult } from '../../generated/schema-types.js';
import { VisitAccess } from '../../visits/visit-access.js';
import { AfterVisits } from './after-visit.js';

@Resolver()
export class AfterVisitResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly visits: AfterVisits,
  ) {}

  @Query('afterVisit')
  async show(@Args('token') token: string): Promise<AfterVisitResult> {
    const booking = await this.access.open(token);
    return '__typename' in booking ? booking : this.visits.of(booking);
  }
}
