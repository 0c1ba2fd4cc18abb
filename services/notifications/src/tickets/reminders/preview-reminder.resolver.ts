import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Environment } from '../../env.js';
import { ReminderPreviewDocument } from '../../generated/bookings-queries.js';
import type { EmailPreview, QueryPreviewReminderArgs } from '../../generated/schema-types.js';
import { CurrentHouse } from '../../house/house.js';
import { composeAfterVisit } from './compose-after-visit.js';
import { composeDayBefore } from './compose-day-before.js';

/** Nothing is sent. */
@Resolver()
export class PreviewReminderResolver {
  constructor(
    private readonly bookings: SubgraphClient,
    private readonly house: CurrentHouse,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>,
  ) {}

  @Query('previewReminder')
  async preview(@Args() { kind, booking: id }: QueryPreviewReminderArgs): Promise<EmailPreview | null> {
    const [{ reminder }, house] = await Promise.all([
      this.bookings.read(ReminderPreviewDocument, { id, kind: kind === 'AFTER_VISIT' ? 'after_visit' : 'day_before' }),
      this.house.details(),
    ]);
    if (!reminder) return null;
    const compose = kind === 'AFTER_VISIT' ? composeAfterVisit : composeDayBefore;
    const { subject, text } = compose(reminder, this.settings, house);
    return { __typename: 'EmailPreview', subject, text };
  }
}
