import { visitLinksRequested } from '@hilltop/contracts/bookings/visit-links-requested';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { plainName } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on } from '../../emails/mail.js';
import { readAddresses } from '../../emails/read-addresses.js';
import type { Environment } from '../../env.js';
import {
  type LinkedVisitFragment as LinkedVisit,
  VisitLinksAddressDocument,
  VisitLinksDocument,
} from '../../generated/bookings-queries.js';
import type { House } from '../../house/house.js';
import { emailPage } from '../../layout/email-page.js';
import { type Fact, factTable } from '../../layout/fact-table.js';
import { html } from '../../layout/html.js';
import { MASTHEAD } from '../../layout/masthead.js';
import { COLOURS, FACES } from '../../layout/palette.js';
import { block, signature } from '../../layout/plain-text.js';
import { sheet } from '../../layout/sheet.js';
import { ticketTexts } from '../texts.en.js';
import { longDate, momentText } from '../ticket-times.js';
import { spanish } from './visit-links-email.es.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

const english = {
  title: 'Your visits',
  subject: (visits: number): string => (visits === 1 ? 'The link to your visit' : 'The links to your visits'),
  lead: (visits: number): string =>
    visits === 1 ? 'Here is the link to your visit.' : 'Here are the links to your visits.',
  next: 'By its link, you see a visit, change it or cancel it. If you did not ask for this e-mail, you can ignore it.',
  why: 'You’re receiving this e-mail because somebody asked for the links of the visits that are booked with this address.',
};

const LINK = `margin:0 0 14px;font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}`;

function factsOf(visit: LinkedVisit, timeZone: string): readonly Fact[] {
  const { facts } = ticketTexts();
  return [
    [facts.tour, visit.tourName],
    [facts.when, momentText(visit.startsAt, timeZone)],
    [facts.party, visit.party],
    [facts.code, visit.confirmationCode],
  ];
}

/** The soonest first. */
export function composeVisitLinks(
  visits: readonly [LinkedVisit, ...LinkedVisit[]],
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail {
  const [{ firstName, lastName, email }] = visits;
  const { title, next, why, ...texts } = wordsNow(english, { es: spanish });
  const lead = texts.lead(visits.length);
  const links = visits.map((visit) => [`${visit.confirmationCode}, ${longDate(visit)}`, visit.visitUrl] as const);
  return {
    to: { name: plainName(`${firstName} ${lastName}`), address: email },
    subject: texts.subject(visits.length),
    text: [
      title.toUpperCase(),
      lead,
      ...visits.map((visit) => `${block(visit.tourName, factsOf(visit, VENUE_TIME_ZONE))}\n${visit.visitUrl}`),
      next,
      signature(house, PUBLIC_URL),
      `${why}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: lead,
      title,
      lead,
      shown: sheet(html`${visits.map((visit) => factTable(factsOf(visit, VENUE_TIME_ZONE)))}`),
      read: html`${links.map(([words, url]) => html`<p style="${LINK}"><a href="${url}" style="color:${COLOURS.oxblood};font-weight:600">${words}</a></p>`)}<p style="${LINK}">${next}</p>`,
      why,
      house,
      publicUrl: PUBLIC_URL,
    }),
    attachments: [MASTHEAD],
  };
}

/** Visits that are over or canceled meanwhile need no link. */
export const visitLinksMail: Mail = {
  kind: 'visit-links',
  to: 'the address that was typed',
  events: [
    on(visitLinksRequested, 'notifications-visit-links', {
      when: 'Somebody asks on `/visit` for the links to all coming visits of an address that has some',
      about: ({ data }) => data.bookingId,
      cause: 'unverified',
      again: true,
    }),
  ],
  stops: 'All its visits are over or canceled, or the guest was erased',
  async compose(id, house, { bookings, settings }) {
    const { visitLinks } = await bookings.read(VisitLinksDocument, { id });
    const [first, ...more]: readonly LinkedVisit[] = visitLinks ?? [];
    return first ? composeVisitLinks([first, ...more], settings, house) : 'stale';
  },
  recipients: readAddresses('bookings', VisitLinksAddressDocument, ({ visitLinks }) => visitLinks?.[0]?.email),
};
