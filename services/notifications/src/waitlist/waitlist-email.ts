import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { Inject, Injectable } from '@nestjs/common';
import type { ComposedEmail, EmailComposer } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  ReadWaitlistNoticeDocument,
  WaitlistAddressDocument,
  type WaitlistNoticeFragment as WaitlistEntry,
} from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';
import { plainName } from '../layout/plain-name.js';
import { longDate, timeWithZone } from '../tickets/ticket-times.js';
import { waitlistWords } from './waitlist-words.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

const WHY = 'You’re receiving this e-mail because a party joined our waiting list with this address.';

/** Composes the status of a party on the waiting list: it joined, seats are held for it, or its entry has ended. */
@Injectable()
export class WaitlistEmail implements EmailComposer {
  readonly kind = 'waitlist-notice';

  constructor(
    private readonly bookings: SubgraphClient,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
  ) {}

  async compose(entryId: string, house: House): Promise<ComposedEmail | undefined> {
    const { waitlistNotice } = await this.bookings.read(ReadWaitlistNoticeDocument, { id: entryId });
    return waitlistNotice ? composeEntry(waitlistNotice, this.settings, house) : undefined;
  }

  recipients(entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(
      this.bookings,
      WaitlistAddressDocument,
      ({ waitlistNotice }) => waitlistNotice?.email,
      entryIds,
    );
  }
}

/** The e-mail about an entry in its current state. */
export function composeEntry(
  entry: WaitlistEntry,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail {
  const { title, lead, next, action } = waitlistWords(entry, VENUE_TIME_ZONE);
  const facts = factsOf(entry, VENUE_TIME_ZONE);
  return {
    to: { name: plainName(`${entry.firstName} ${entry.lastName}`), address: entry.email },
    subject: title,
    ...composeNotice({
      title,
      lead,
      about: 'Your party',
      facts,
      action,
      url: linkOf(entry),
      next,
      why: WHY,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}

/** It is null only in the answer to a visitor who joins again. */
function linkOf({ waitlistUrl }: WaitlistEntry): string {
  if (waitlistUrl === null) throw new Error('bookings gave no link to the entry on the waiting list');
  return waitlistUrl;
}

function factsOf({ status, offer, times, tourName, party }: WaitlistEntry, timeZone: string): Fact[] {
  const shown = status === 'offered' && offer ? [offer] : times;
  return [
    ...(tourName === null ? [] : [['Tour', tourName] as const]),
    ['When', shown.map((time) => `${longDate(time)}, ${timeWithZone(time, timeZone)}`).join('\n')],
    ['Party', party],
  ];
}
