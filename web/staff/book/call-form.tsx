import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { media } from '../../kit/design/media.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { AdminForm } from '../../kit/desk/form-parts.js';
import type { TimeToSell } from '../../kit/desk/times-to-sell.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { printedCents } from '../../kit/lib/money.js';
import { guestsIn, linesOf, seatsFor, sumOf, type TicketLine, type TicketPrice } from '../../kit/lib/tickets/party.js';
import { lineTerm, partyInWords, priceInWords, reasonsOf } from '../../kit/lib/tickets/ticket-words.js';
import { questionsOf } from '../../kit/party/answers.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { type Food, FoodFields, useHasMenus } from '../selling/food-fields.js';
import { hasRoom, partyAt, usePrices, useTimes, useTours } from './call-times.js';
import { CallerFields, NeedFields } from './caller-fields.js';
import { buttonText, readBack, type Said, untilChoices } from './caller-words.js';
import { PartyFields } from './party-fields.js';
import { PayFields } from './pay-fields.js';
import { SayItBack } from './say-it-back.js';
import { type Call, type CallerBooked, useCallerBooking } from './use-caller-booking.js';
import { VisitFields } from './visit-fields.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  > div { display: grid; gap: var(--s-4); min-width: 0; }
  ${media.fromWide} { grid-template-columns: minmax(0, 1fr) 22rem; }
`;

const Fields = styled(AdminSectionBody)`
  display: grid;
  gap: var(--s-4);
`;

const NO_FOOD: Food = { foodOrderPlatform: 'none', foodItems: [], foodOrderTotal: '0.00' };

interface SummaryProps {
  readonly said: Said | undefined;
  readonly lines: readonly TicketLine[];
  readonly children: ReactNode;
}

function Summary({ said, lines, children }: SummaryProps) {
  const isFree = said?.payment === 'free';
  return (
    <SayItBack title="Say it back" sentence={said ? readBack(said) : 'How many are you, and what day suits you?'}>
      {said ? (
        <dl>
          {lines.map((line) => (
            <div key={`${line.type} ${line.unitPrice}`}>
              <dt>{lineTerm(line)}</dt>
              <dd>{priceInWords(line.amount)}</dd>
            </div>
          ))}
          {reasonsOf(lines).map((reason) => (
            <div key={reason}>
              <dt>{reason}</dt>
              <dd>in the prices</dd>
            </div>
          ))}
          <div data-sum="">
            <dt>{isFree ? 'To pay' : 'Sum'}</dt>
            <dd>{isFree ? '$0.00' : said.total}</dd>
          </div>
        </dl>
      ) : null}
      {children}
    </SayItBack>
  );
}

interface SaidParts {
  readonly call: Call;
  readonly time: TimeToSell | undefined;
  readonly prices: readonly TicketPrice[] | undefined;
  readonly lines: readonly TicketLine[];
}

/** What the desk reads back, once a time is chosen that has room for the party. */
function saidOf({ call, time, prices, lines }: SaidParts): Said | undefined {
  const { date, payment, payUntil, withoutEmail } = call;
  if (!time || !prices || lines.length === 0 || payUntil === '' || !hasRoom(time, call.party)) return undefined;
  const party = partyAt(call.party, prices);
  return {
    ...{ date, time: time.time, tourName: time.tourName, payment, payUntil },
    party: partyInWords(party, prices),
    seats: Math.max(1, seatsFor(party, prices)),
    total: printedCents(sumOf(lines)),
    hasEmail: !withoutEmail,
  };
}

/** The questions of a call, and what is read back. */
export function CallForm({ onBooked }: { readonly onBooked: (booked: CallerBooked) => void }) {
  const [slot, setSlot] = useState({ date: '', time: '' });
  const [food, setFood] = useState(NO_FOOD);
  const hasMenus = useHasMenus();
  const offered = useTours();
  const { times, isLoading, hasFailed, reload, opens } = useTimes(slot.date, offered.tours);
  const time = times.find(({ id }) => id === slot.time);
  const prices = usePrices(slot.date, time);
  const booking = useCallerBooking({ times, isBeyond: opens !== undefined, prices: prices ?? [], food, onBooked });
  const { form, isSubmitting, error, submit } = booking;
  const call = form.watch();
  const { date } = call;
  const until = useMemo(() => (time ? untilChoices(time.startsAt, Date.now()) : []), [time]);
  useEffect(() => setSlot({ date, time: call.time }), [date, call.time]);
  useEffect(() => {
    if (until.length > 0 && !until.some(({ value }) => value === form.getValues('payUntil'))) {
      form.setValue('payUntil', until[0]?.value ?? '');
    }
  }, [until, form]);
  const party = prices ? partyAt(call.party, prices) : call.party;
  const guests = guestsIn(party);
  const lines = linesOf(party, prices ?? []);
  const said = saidOf({ call, time, prices, lines });
  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)} aria-label="Book for a caller">
      <Columns>
        <div>
          <AdminSection title="How many, and when" tools={<small>“How many are you, and what day suits you?”</small>}>
            <Fields>
              <PartyFields form={form} offered={offered} time={time} prices={prices} />
              <VisitFields
                form={form}
                times={times}
                isLoading={isLoading}
                hasFailed={hasFailed}
                onRetry={() => void reload()}
                opens={opens}
              />
            </Fields>
          </AdminSection>
          <AdminSection title="Who is calling" tools={<small>“What name should I put it under?”</small>}>
            <Fields>
              <CallerFields form={form} />
            </Fields>
          </AdminSection>
          <AdminSection title="What we should know" tools={<small>“Is there anything we can make easier?”</small>}>
            <Fields>
              <NeedFields
                form={form}
                questions={questionsOf(offered.questions, time?.tourId, 'desk')}
                guests={guests}
              />
              {mayOrderFood(guests) ? (
                <FoodFields food={food} onFood={setFood} />
              ) : hasMenus ? (
                <p>Food can be ordered from ten guests on.</p>
              ) : null}
            </Fields>
          </AdminSection>
          <AdminSection title="How they pay" tools={<small>“Card by mail, or at the door?”</small>}>
            <Fields>
              <PayFields form={form} until={until} />
            </Fields>
          </AdminSection>
        </div>
        <Summary said={said} lines={said ? lines : []}>
          <ErrorNotice error={error} />
          <ToolButton type="submit" kind="main" busy={isSubmitting} busyText="Booking...">
            {said ? buttonText(said) : 'Book'}
          </ToolButton>
        </Summary>
      </Columns>
    </AdminForm>
  );
}
