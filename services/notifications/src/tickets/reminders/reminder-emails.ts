import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { Inject, Injectable } from '@nestjs/common';
import type { ComposedEmail, EmailComposer, StaleEmail } from '../../emails/composer.js';
import { readAddresses } from '../../emails/read-addresses.js';
import type { Environment } from '../../env.js';
import { ReminderDocument, TicketAddressDocument } from '../../generated/bookings-queries.js';
import type { House } from '../../house/house.js';
import { composeAfterVisit } from './compose-after-visit.js';
import { composeDayBefore } from './compose-day-before.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

/** Shows bookings as they are at the time of sending. */
@Injectable()
export class VisitReminderEmail implements EmailComposer {
  readonly kind = 'visit-reminder';

  constructor(
    private readonly bookings: SubgraphClient,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
  ) {}

  async compose(id: string, house: House): Promise<ComposedEmail | StaleEmail> {
    const { reminder } = await this.bookings.read(ReminderDocument, { id, kind: 'day_before' });
    return reminder ? composeDayBefore(reminder, this.settings, house) : 'stale';
  }

  recipients(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return addressesOf(this.bookings, bookingIds);
  }
}

@Injectable()
export class AfterVisitEmail implements EmailComposer {
  readonly kind = 'after-visit';

  constructor(
    private readonly bookings: SubgraphClient,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
  ) {}

  async compose(id: string, house: House): Promise<ComposedEmail | StaleEmail> {
    const { reminder } = await this.bookings.read(ReminderDocument, { id, kind: 'after_visit' });
    return reminder ? composeAfterVisit(reminder, this.settings, house) : 'stale';
  }

  recipients(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return addressesOf(this.bookings, bookingIds);
  }
}

function addressesOf(bookings: SubgraphClient, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return readAddresses(bookings, TicketAddressDocument, ({ bookingTicket }) => bookingTicket?.email, ids);
}
