import { plural, t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ARRIVE_EARLY_MINUTES } from '../../../services/shared/contracts/src/house/bounds.js';
import type { TicketFieldsFragment } from '../../generated/operations.js';
import { Page } from '../../kit/design/layout/page.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { type LeaderFact, Leaders } from '../../kit/design/marks/leaders.js';
import { media } from '../../kit/design/media.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { placeSentence } from '../../kit/document/house-words.js';
import { useHouseDetails, useOffersFood } from '../../kit/document/use-house.js';
import { ErrorBoundary } from '../../kit/lib/loading/error-boundary.js';
import { lazyPart } from '../../kit/lib/loading/lazy-part.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { printedTime } from '../../kit/lib/venue-dates.js';
import { shiftTime } from '../state/shift-time.js';
import { GuestLink } from './guest-link.js';
import { isFolded } from './is-folded.js';
import { longFact } from './long-fact.js';

// Lazy, as the dealt card is: it is for paper.
const FoldedSheet = lazyPart(async () => (await import('./folded-sheet.js')).FoldedSheet);

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(2.25rem, 1.6rem + 2.6vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem);
  h2 { font-size: var(--t-6); }
  ol { margin-top: var(--s-4); border-top: 4px double var(--brass-deep); }
  li { display: grid; grid-template-columns: 2.5rem 1fr; gap: var(--s-3); padding-block: var(--s-4); font: 400 var(--t-4) / 1.5 var(--text); }
  li + li { border-top: 1px solid var(--paper-line); }
  li svg { width: 26px; height: 26px; margin-top: 0.15em; color: var(--brass-deep); }
  dt { white-space: nowrap; }
  dl { --leaders-gap: var(--s-3); margin-top: var(--s-4); padding-top: var(--s-4); border-top: 4px double var(--brass-deep); }
  ${media.fromDesktop} { grid-template-columns: 7fr 5fr; }
  ${media.print} {
    width: 100%;
    gap: 0.15in 0.25in;
    padding-block: 0.15in 0;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    section { break-inside: avoid; }
    h2 { font-size: 13pt; }
    ol, dl { margin-top: 0.06in; padding-top: 0; }
    dl { --leaders-gap: 0.04in; padding-top: 0.06in; font-size: 10pt; line-height: 1.25; }
    li { grid-template-columns: 0.25in 1fr; gap: 0.06in; padding-block: 0.05in; font-size: 10pt; }
    li svg { width: 0.2in; height: 0.2in; }
    &[data-folded] {
      grid-template: 'map card' auto 'know card' auto 'know also' 1fr / minmax(0, 1fr) minmax(0, 1fr);
      gap: 0.1in 0.3in;
      margin-top: 0.14in;
      border-top: 1px dotted var(--paper-edge);
      padding-top: 0.06in;
      > section { grid-area: know; + section { grid-area: also; } }
      h2 { font-size: 11pt; }
      li, dl { font-size: 9pt; }
      li { padding-block: 0.03in; }
    }
  }
`;

const Way = styled(TextLink)`
  ${media.print} { display: none; }
`;

/** Without an answer, only the person who booked has signed. */
function waiversOf({ waivers, guests }: TicketFieldsFragment): { readonly signed: number; readonly of: number } {
  return waivers ?? { signed: 1, of: guests };
}

function stillToSign(count: number): string {
  const number = spelledNumberCapitalized(count);
  return plural(count, {
    one: `${number} guest has yet to sign the waiver: by the link for guests, which is in your ticket’s e-mail, or at the door.`,
    other: `${number} guests have yet to sign the waiver: by the link for guests, which is in your ticket’s e-mail, or at the door.`,
  });
}

function foodFacts(ticket: TicketFieldsFragment, offersFood: boolean): readonly LeaderFact[] {
  if (ticket.foodOrderPlatform === 'none') return offersFood ? [{ term: t`Food order`, value: t`None` }] : [];
  return [
    { term: t`Food order`, value: ticket.foodOrderRestaurant ?? '' },
    { term: t`Dishes`, value: ticket.foodOrderDetails ?? '' },
    { term: t`Food, paid on delivery`, value: printedCents(toCents(ticket.foodOrderTotal)) },
    { term: t`Delivered at`, value: printedTime(ticket.foodDeliveryTime ?? '') },
    { term: t`Delivered to`, value: ticket.foodDeliveryAddress ?? '' },
  ];
}

function alsoBooked({ ticket, last4 }: AfterBookingProps, offersFood: boolean): readonly LeaderFact[] {
  const { signed, of } = waiversOf(ticket);
  return [
    ...(ticket.email === '' ? [] : [longFact(t`E-mail`, ticket.email)]),
    ...(ticket.phone === '' ? [] : [longFact(t`Phone`, ticket.phone)]),
    {
      term: plural(of, { one: 'Liability waiver', other: 'Liability waivers' }),
      value: of === 1 && signed === 1 ? t`Signed` : t`${signed} of ${of} signed`,
    },
    ...foodFacts(ticket, offersFood),
    ...(last4 === undefined ? [] : [{ term: t`Card`, value: t`ending ${last4}` }]),
  ];
}

const Content = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) clamp(2.5rem, 6vw, 6rem);
  overflow-wrap: anywhere;
  p { margin-top: var(--s-2); font: 400 var(--t-3) / 1.45 var(--text); white-space: pre-line; }
  ${media.fromDesktop} { grid-column: 1 / -1; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.print} { grid-column: 1 / -1; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.2in; p { margin-top: 0.03in; font-size: 8pt; line-height: 1.25; white-space: normal; } }
`;

function GuestText({ title, text }: { readonly title: string; readonly text: string | null }) {
  return text ? (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  ) : null;
}

interface AfterBookingProps {
  readonly ticket: TicketFieldsFragment;
  /** Last four digits of the card, from the payment. */
  readonly last4: string | undefined;
}

/** Below the ticket: what to know, and what else was booked. Food is listed as ordered. */
export function AfterBooking(props: AfterBookingProps) {
  const { ticket } = props;
  const house = useHouseDetails();
  const offersFood = useOffersFood();
  const waivers = waiversOf(ticket);
  const open = waivers.of - waivers.signed;
  const { proofFor, tourTime } = ticket;
  const minutes = ARRIVE_EARLY_MINUTES;
  const arrival = printedTime(shiftTime(tourTime, -minutes));
  return (
    <Columns data-folded={isFolded(ticket) ? '' : undefined}>
      <section aria-labelledby="know">
        <h2 id="know">{t`Important information`}</h2>
        <ol>
          <li>
            <Icon name="clock" />
            <span>{t`Please arrive ${minutes} minutes before the tour, at ${arrival}.`}</span>
          </li>
          <li>
            <Icon name="place" />
            <span>
              {placeSentence(house?.street)} {thisHouse.texts.parking} <Way to="/contact">{t`How to get here`}</Way>
            </span>
          </li>
          <li>
            <Icon name="info" />
            <span>{thisHouse.texts.ground}</span>
          </li>
          {proofFor ? (
            <li>
              <Icon name="info" />
              <span>{t`Bring an ID for ${proofFor}: staff ask for it at the door. If someone forgets it, they pay the difference to an adult ticket there and come in with you.`}</span>
            </li>
          ) : null}
          {open > 0 ? (
            <li>
              <Icon name="info" />
              <div>
                {stillToSign(open)}
                <GuestLink url={ticket.waiverUrl} />
              </div>
            </li>
          ) : null}
        </ol>
      </section>
      <section aria-labelledby="also">
        <h2 id="also">{t`Also on this booking`}</h2>
        <Leaders facts={alsoBooked(props, offersFood)} />
      </section>
      {isFolded(ticket) ? (
        <ErrorBoundary fallback={null} place={ticket.confirmationCode}>
          <Suspense fallback={null}>
            <FoldedSheet code={ticket.confirmationCode} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      {ticket.specialRequests || ticket.additionalNotes ? (
        <Content aria-label={t`What you wrote`}>
          <GuestText title={t`Special requests`} text={ticket.specialRequests} />
          <GuestText title={t`Notes`} text={ticket.additionalNotes} />
        </Content>
      ) : null}
    </Columns>
  );
}
