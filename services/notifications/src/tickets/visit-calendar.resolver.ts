import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Environment } from '../env.js';
import { VisitTicketDocument } from '../generated/bookings-queries.js';
import { CurrentHouse } from '../house/house.js';
import { ticketCalendar } from './ticket-calendar.js';

/** Serves browsers in which a download does nothing. */
@Resolver()
export class VisitCalendarResolver {
  constructor(
    private readonly bookings: SubgraphClient,
    private readonly house: CurrentHouse,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'MAIL_FROM'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('visitCalendar')
  async show(@Args('token') token: string): Promise<string | null> {
    const { myBooking: ticket } = await this.bookings.read(VisitTicketDocument, { token });
    if (ticket.__typename !== 'Booking') return null;
    return String(ticketCalendar(ticket, this.settings, await this.house.details(), this.clock.now()).content);
  }
}
