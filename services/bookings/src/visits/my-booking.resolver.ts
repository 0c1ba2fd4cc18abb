import { Args, Query, Resolver } from '@nestjs/graphql';
import type { MyBookingResult } from '../generated/schema-types.js';
import { VisitAccess } from './visit-access.js';
import { VisitorViews } from './visitor-views.js';

@Resolver()
export class MyBookingResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly views: VisitorViews,
  ) {}

  @Query('myBooking')
  async show(@Args('token') token: string): Promise<MyBookingResult> {
    const booking = await this.access.open(token);
    return '__typename' in booking ? booking : this.views.of(booking);
  }
}
