import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { wordsOfQuote } from '@hilltop/contracts/house/quote-words';
import { groupChanged } from '@hilltop/contracts/orders/group-changed';
import { plainName } from '@hilltop/platform/values/quoted-text';
import { type Attachment, type ComposedEmail, type Mail, on, type StaleEmail } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import { type BookedPartFragment as Part, SeatsOfGroupDocument } from '../generated/bookings-queries.js';
import {
  GroupAddressDocument,
  type GroupNewsFragment as News,
  ReadGroupNewsDocument,
} from '../generated/orders-queries.js';
import { HOUSE_NAME, type House } from '../house/house.js';
import { composeNotice } from '../layout/notice.js';
import { type CalendarVisit, visitCalendar } from '../tickets/ticket-calendar.js';
import { documentFile } from './document-file.js';
import { askedFacts, factTexts, newsFacts } from './group-facts.js';
import { groupTexts, groupWords, staffWords } from './group-words.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE' | 'STAFF_INBOX' | 'MAIL_FROM'>;

type Group = News['group'];

/** Of a group: what it has now, and what it gave up. */
interface Seats {
  readonly parts: readonly Part[];
  readonly givenUp: readonly Part[];
}

const NO_SEATS: Seats = { parts: [], givenUp: [] };
/** Before, it had no bookings. */
const BOOKED: readonly Group['state'][] = ['secured', 'ended'];

type Change = CloudEvent<{
  readonly kind: News['kind'];
  readonly by: 'staff' | 'organizer' | 'nobody';
  changeId: string;
}>;

const WHY_STAFF = 'You’re receiving this e-mail because this inbox gets what groups do on our website.';

const aboutChange = ({ data }: { readonly data: { readonly changeId: string } }): string => data.changeId;

/** That a visit began is no news, nor that a certificate is confirmed. */
const isNews = ({ data: { kind } }: Change): boolean => kind !== 'visited' && kind !== 'exempted';
const isAsked = ({ data: { kind } }: Change): boolean => kind === 'asked';
const byOrganizer = ({ data: { by } }: Change): boolean => by === 'organizer';

export const groupNewsMail: Mail = {
  kind: 'group-news',
  to: 'who organizes the group',
  events: [
    on(groupChanged, 'notifications-group', {
      when: 'Somebody asks for a group on the site',
      only: (event) => isAsked(event) && byOrganizer(event),
      about: aboutChange,
      cause: 'unverified',
      again: true,
    }),
    on(groupChanged, 'notifications-group', {
      when: 'The organizer accepts, sends a purchase order, changes the count, moves, or cancels, by the link',
      only: (event) => isNews(event) && !isAsked(event) && byOrganizer(event),
      about: aboutChange,
      cause: 'party',
      again: true,
    }),
    on(groupChanged, 'notifications-group', {
      when: 'The desk writes down, quotes, books, changes or ends a group, the house closes its day or opens it again, or its quote or its hold is over',
      only: (event) => isNews(event) && !byOrganizer(event),
      about: aboutChange,
      cause: 'house',
      again: true,
    }),
  ],
  stops: 'Something later happened to the group, of which another mail tells; its organizer was erased',
  async compose(id, house, { orders, bookings, settings, clock }) {
    const { groupMail } = await orders.read(ReadGroupNewsDocument, { id });
    if (!groupMail) return undefined;
    const { groupId, group } = groupMail;
    const read = BOOKED.includes(group.state) ? await bookings.read(SeatsOfGroupDocument, { groupId }) : null;
    return composeGroupNews(groupMail, read?.groupVisit ?? NO_SEATS, settings, house, clock.now());
  },
  recipients: readAddresses('orders', GroupAddressDocument, ({ groupMail }) => groupMail?.email || undefined),
};

export const groupForStaffMail: Mail = {
  kind: 'group-for-staff',
  to: 'the inbox of staff (`STAFF_INBOX`)',
  forStaff: true,
  events: [
    on(groupChanged, 'notifications-group', {
      when: 'Somebody asks for a group on the site, or its organizer accepts, sends a purchase order, changes the count, moves, or cancels',
      only: (event) => isNews(event) && byOrganizer(event),
      about: aboutChange,
      cause: 'house',
    }),
  ],
  async compose(id, house, { orders, settings }) {
    const { groupMail } = await orders.read(ReadGroupNewsDocument, { id });
    return groupMail ? composeForStaff(groupMail, settings, house) : undefined;
  },
  recipients: async (ids, { settings }) => new Map(ids.map((id) => [id, settings.STAFF_INBOX])),
};

export async function composeGroupNews(
  news: News,
  seats: Seats,
  settings: Settings,
  house: House,
  now: Date,
): Promise<ComposedEmail | StaleEmail> {
  const { kind, isNewest, email, url, group } = news;
  if (!isNewest || email === '') return 'stale';
  const { PUBLIC_URL, VENUE_TIME_ZONE } = settings;
  const words = groupWords(news, VENUE_TIME_ZONE);
  // Anybody can type anybody's address: the first mail repeats nothing that was typed.
  const facts = kind === 'asked' ? askedFacts(group) : newsFacts(group);
  const { about, why } = groupTexts();
  const notice = composeNotice({ ...words, about, facts, url, why, house, publicUrl: PUBLIC_URL });
  const quote = kind === 'quoted' ? group.quote : null;
  const files = quote
    ? await documentFile(`${group.number}-${quote.version}`, house, (issuer) =>
        wordsOfQuote(quote, group, issuer, VENUE_TIME_ZONE),
      )
    : [];
  return {
    to: { name: kind === 'asked' ? '' : plainName(group.organizerName), address: email },
    subject: `${words.title} (${group.number})`,
    ...notice,
    attachments: [...notice.attachments, ...files, ...calendarsOf(news, seats, settings, house, now)],
  };
}

/** An entry for each start that is booked, and what removes those of starts that it gave up or the house closed. A held start has none yet. */
function calendarsOf(
  { group: { state, tourName } }: News,
  { parts, givenUp }: Seats,
  settings: Settings,
  house: House,
  now: Date,
): Attachment[] {
  if (!BOOKED.includes(state)) return [];
  const visitsOf = (some: readonly Part[]) => some.flatMap((part) => calendarVisit(part, tourName));
  const visits = visitsOf(parts.filter(({ displaced }) => !displaced));
  const gone = visitsOf([...parts.filter(({ displaced }) => displaced), ...givenUp]);
  return [
    ...(visits.length > 0 ? [visitCalendar(visits, true, settings, house, now)] : []),
    ...(gone.length > 0 ? [{ ...visitCalendar(gone, false, settings, house, now), filename: 'canceled.ics' }] : []),
  ];
}

function calendarVisit({ bookingId, durationMinutes, visitUrl, ...part }: Part, tourName: string): CalendarVisit[] {
  if (bookingId === null) return [];
  const { revision, startsAt, confirmationCode } = part;
  return [
    {
      ...{
        id: bookingId,
        startsAt,
        tourName,
        tourDurationMinutes: durationMinutes ?? 0,
        party: factTexts().people(part),
      },
      ...{ revision: revision ?? 0, confirmationCode: confirmationCode ?? '', visitUrl: visitUrl ?? '' },
    },
  ];
}

export function composeForStaff(news: News, { PUBLIC_URL, STAFF_INBOX }: Settings, house: House): ComposedEmail {
  const words = staffWords(news);
  const { organizerName, number } = news.group;
  return {
    to: { name: HOUSE_NAME, address: STAFF_INBOX },
    ...(news.email !== '' && { replyTo: { name: plainName(organizerName), address: news.email } }),
    subject: words.title,
    ...composeNotice({
      ...words,
      about: 'The group',
      facts: [['Organizer', organizerName], ...newsFacts(news.group)],
      action: 'Open the group',
      url: `${PUBLIC_URL}/admin?tab=groups&search=${number}`,
      why: WHY_STAFF,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}
