import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { thisHouse } from '#house/about/house.js';
import { ARRIVE_EARLY_MINUTES } from '../../../services/shared/contracts/src/house/bounds.js';
import {
  PayByLinkDocument,
  type PaymentLinkFactsFragment,
  PaymentLinkPageDocument,
  type PaymentLinkState,
  StartLinkPaymentDocument,
} from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { SkeletonCard } from '../../kit/design/waiting/skeleton.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { Reach } from '../../kit/document/reach.js';
import { useOnceHydrated } from '../../kit/document/use-once-hydrated.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { ADULT, bookedParty, seatsHeld, ticketsOf } from '../../kit/lib/tickets/party.js';
import { lineTerm, priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import { NO_LONGER_OFFERED } from '../../kit/lib/tour-labels.js';
import { unbrokenDates } from '../../kit/lib/unbroken-dates.js';
import { dayWithoutYear, printedTime, writtenOut } from '../../kit/lib/venue-dates.js';
import { DrawnState } from '../design/drawn-state.js';
import { type ToldOn, useHoldCountdown } from '../hold/use-hold-countdown.js';
import { refusedCard } from '../payment/stripe-form.js';
import type { StartPayment } from '../payment/use-card-form.js';
import { shiftTime } from '../state/shift-time.js';
import { TokenPage, useTokenQuery } from '../token-page.js';
import { OfferPayment } from '../waitlist/offer-payment.js';
import { WaitlistFrame } from '../waitlist/waitlist-frame.js';

const OVER: Readonly<Record<Exclude<PaymentLinkState, 'open'>, readonly [title: string, text: ReactNode]>> = {
  paid: [t`These seats are paid`, t`We sent your ticket, with a link to your visit, to the address you gave.`],
  ended: [
    t`The time to pay is over`,
    <Trans key="ended">
      The seats went back on sale, and nothing was charged. Call us and we’ll find another time: <Reach />.
    </Trans>,
  ],
  released: [
    t`We no longer hold these seats`,
    <Trans key="released">
      Nothing was charged. Call us and we’ll find another time: <Reach />.
    </Trans>,
  ],
};

interface PayViewProps {
  readonly link: PaymentLinkFactsFragment;
  readonly token: string;
  /** The browser's clock when the answer arrived, in ms. */
  readonly toldAt: number;
  /** The time to pay is over. */
  readonly onEnded: () => void;
}

function PayView({ link, token, toldAt, onEnded }: PayViewProps) {
  const [pay] = useMutation(PayByLinkDocument, { fetchPolicy: 'no-cache' });
  const [startPayment] = useMutation(StartLinkPaymentDocument, { fetchPolicy: 'no-cache' });
  const toldOn: ToldOn = useRef(undefined);
  // HTML from the gateway has no card form, so the page hydrates at once: it alone knows which form, and what was paid for.
  const takesCard = useOnceHydrated(true, false);
  const hold = useMemo(() => ({ ...link, expiresAt: link.payUntil, extendable: false, toldAt }), [link, toldAt]);
  const { secondsLeft, spoken } = useHoldCountdown(hold, toldOn);
  const { tourType, tourId, tourDate, tourTime, guests, totalAmount, payUntil, tickets } = link;
  const seats = Math.max(1, seatsHeld(link));
  const isByType = tickets.some(({ type }) => type !== ADULT);
  const amountCents = toCents(totalAmount);
  const start: StartPayment = async () => {
    const { data } = await startPayment({ variables: { token } });
    const answer = data?.startLinkPayment;
    if (answer === undefined || answer.__typename === 'PaymentStarted') return answer;
    onEnded();
    return refusedCard(answer.message);
  };
  const until = writtenOut(payUntil);
  const end = unbrokenDates(until);
  const [day, time] = [dayWithoutYear(tourDate), printedTime(tourTime)];
  const number = spelledNumberCapitalized(seats);
  const { meetAt } = thisHouse.texts;
  return (
    <WaitlistFrame
      label={t`Payment`}
      caps={t`Thank you for calling`}
      title={plural(seats, {
        one: `${number} seat is yours until ${end}`,
        other: `${number} seats are yours until ${end}`,
      })}
      lead={t`${day}, at ${time}. Nobody else can take them until then. Your ticket comes by e-mail as soon as you have paid.`}
      ticket={{
        title: t`Your Visit`,
        facts: [
          ...(isByType
            ? tickets.map((line) => ({ term: lineTerm(line), value: priceInWords(line.amount) }))
            : [{ term: t`Guests`, value: spelledNumberCapitalized(guests) }]),
          { term: t`Held until`, value: until },
        ],
        total: { label: t`Pay today`, amount: printedCents(amountCents) },
      }}
      isNews={false}
      withoutScript={
        <Notice title={t`Paying here needs JavaScript`}>
          <Trans>
            Without it, call <Reach />: the seats stay yours until {until}, and you can pay at the door.
          </Trans>
        </Notice>
      }
    >
      <h2>{t`Pay for your seats`}</h2>
      <Leaders
        facts={[
          { term: t`Tour`, value: link.tourName ?? NO_LONGER_OFFERED },
          { term: t`When`, value: [day, time].join(', ') },
          { term: t`Seats`, value: seats === 1 ? number : t`${number}, together` },
          ...(isByType ? [{ term: t`Guests`, value: link.party }] : []),
          { term: t`Be at ${meetAt}`, value: printedTime(shiftTime(tourTime, -ARRIVE_EARLY_MINUTES)) },
        ]}
      />
      {secondsLeft === 0 ? (
        <Notice tone="refused" title={t`The time to pay is over`} alert>
          <Trans>
            A payment that comes too late is refunded. Call us and we’ll find another time: <Reach />.
          </Trans>
        </Notice>
      ) : null}
      {takesCard ? (
        <OfferPayment
          token={token}
          entry={{ tourType, tourId, guests, phone: '', offer: null }}
          guests={guests}
          tickets={ticketsOf(bookedParty(link))}
          amountCents={amountCents}
          onEnded={onEnded}
          start={start}
          accept={async ({ idempotencyKey, input: { input } }) => {
            const { tickets: _tickets, phone: _phone, accessNeeds, ...payment } = input;
            const sent = { ...payment, accessNeeds: accessNeeds || null };
            return (await pay({ variables: { token, input: sent, idempotencyKey } })).data?.payByLink;
          }}
        />
      ) : (
        <SkeletonCard data-running="" aria-hidden="true" style={{ height: '48rem' }} />
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </WaitlistFrame>
  );
}

/** /pay/{token}: a caller pays for held seats. */
export function PayPage() {
  usePageTitle(t`Pay for your seats`);
  const { token, data, isLoading, refetch } = useTokenQuery(PaymentLinkPageDocument);
  const [toldAt, setToldAt] = useState(Date.now);
  const read = data?.paymentLink;
  const again = async (): Promise<void> => {
    await refetch().catch(() => undefined);
    setToldAt(Date.now());
  };
  if (read?.__typename === 'PaymentLink' && read.state === 'open') {
    return <PayView link={read} token={token} toldAt={toldAt} onEnded={() => void again()} />;
  }
  const over = read?.__typename === 'PaymentLink' && read.state !== 'open' ? OVER[read.state] : undefined;
  const tours = <ButtonLink to="/tours">{t`See the tours`}</ButtonLink>;
  return (
    <TokenPage
      isLoading={isLoading}
      waiting={t`Looking for your seats...`}
      failed={[t`We couldn’t load your seats`, t`They are still held.`]}
      onRetry={() => void again()}
    >
      {over ? (
        <DrawnState
          isPage
          of="lostTicket"
          title={over[0]}
          action={over === OVER.paid ? <ButtonLink to="/visit">{t`Find my booking`}</ButtonLink> : tours}
        >
          {over[1]}
        </DrawnState>
      ) : read ? (
        <DrawnState isPage alert title={t`This link doesn’t lead to a payment`} action={tours}>
          {t`It may have been cut off. The e-mail we sent you has all of it.`}
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}
