import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { Inject, Injectable } from '@nestjs/common';
import type { ComposedEmail, EmailComposer } from '../../emails/composer.js';
import { readAddresses } from '../../emails/read-addresses.js';
import type { Environment } from '../../env.js';
import {
  type LinkedVisitFragment as LinkedVisit,
  VisitLinksAddressDocument,
  VisitLinksDocument,
} from '../../generated/bookings-queries.js';
import type { House } from '../../house/house.js';
import { composeVisitLinks } from './compose-visit-links.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

@Injectable()
export class VisitLinksEmail implements EmailComposer {
  readonly kind = 'visit-links';

  constructor(
    private readonly bookings: SubgraphClient,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
  ) {}

  async compose(bookingId: string, house: House): Promise<ComposedEmail | undefined> {
    const { visitLinks } = await this.bookings.read(VisitLinksDocument, { id: bookingId });
    const [first, ...more]: readonly LinkedVisit[] = visitLinks ?? [];
    return first && composeVisitLinks([first, ...more], this.settings, house);
  }

  recipients(bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(
      this.bookings,
      VisitLinksAddressDocument,
      ({ visitLinks }) => visitLinks?.[0]?.email,
      bookingIds,
    );
  }
}
