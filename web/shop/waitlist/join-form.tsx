import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { spelledNumber, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { seatsFor } from '../../kit/lib/tickets/party.js';
import { refusalOf } from '../../kit/lib/tickets/party-rules.js';
import { dayWithoutYear, printedTime } from '../../kit/lib/venue-dates.js';
import { PartyField } from '../../kit/party/party-field.js';
import { locale } from '../../kit/words/language.js';
import { hasRoomFor } from '../calendar/seat-labels.js';
import { PartySum } from '../party/party-sum.js';
import { type FullTime, useJoinForm } from './use-join-form.js';

/** More times than this are summarized. */
const MANY_TIMES = 4;

/** "12:00 PM and 3:00 PM have room for two right now.", "Six times of this day have room for two right now." */
function roomInWords(withRoom: readonly string[], guests: number): string {
  const count = withRoom.length;
  const number = spelledNumberCapitalized(count);
  const party = spelledNumber(guests);
  if (count >= MANY_TIMES) return t`${number} times of this day have room for ${party} right now.`;
  const times = new Intl.ListFormat(locale).format(withRoom.map(printedTime));
  return plural(count, {
    one: `${times} has room for ${party} right now.`,
    other: `${times} have room for ${party} right now.`,
  });
}

interface RoomNowProps {
  readonly withRoom: readonly string[];
  readonly guests: number;
  readonly onBook: (time: string) => void;
}

/** Other times of the day that have room for the whole party, and a way to book the first. */
function RoomNow({ withRoom, guests, onBook }: RoomNowProps) {
  const [first] = withRoom;
  if (first === undefined) return null;
  const time = printedTime(first);
  return (
    <Text kind="small" soft>
      {roomInWords(withRoom, guests)}{' '}
      <Button kind="second" small onClick={() => onBook(first)}>
        <Trans>Book {time}</Trans>
      </Button>
    </Text>
  );
}

const Join = styled.section`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--s-4);
  padding-top: var(--s-5);
  border-top: 4px double var(--brass-deep);
  h3 { font-size: var(--t-5); }
`;

const Row = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.fromTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Times = styled.fieldset`
  border: 0;
  legend { font-weight: 600; }
  > div { display: flex; flex-wrap: wrap; gap: var(--s-2); margin-top: var(--s-2); }
  > div > div { padding-inline: var(--s-3) var(--s-4); border: 1px solid var(--edge); border-radius: var(--r-chip); }
`;

interface JoinFormProps extends FullTime {
  readonly onBook: (time: string) => void;
}

/** Below the times of a full day. Its fields belong to a form of their own, because forms cannot nest. */
export function JoinForm({ onBook, ...fullTime }: JoinFormProps) {
  const { tour, date, time, availability } = fullTime;
  const formId = useId();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { form, isSubmitting, error, submit, guests, party, chooseParty, offered, joinedBy } = useJoinForm(fullTime);
  const { prices, maxGroupSize } = tour;
  const seats = seatsFor(party, prices);
  const [day, start] = [dayWithoutYear(date), printedTime(time)];
  const withRoom = (availability.dayOf(date)?.times ?? []).filter((slot) => hasRoomFor(seats, tour.type, slot));
  const fault = form.formState.errors.party?.message as string | undefined;
  const refusal = form.formState.submitCount > 0 ? refusalOf(party, prices) : undefined;

  useEffect(() => {
    // Reset whenever another time is chosen.
    if (time) title.current?.focus();
  }, [time]);

  const field = <Name extends Parameters<typeof form.register>[0]>(name: Name) => ({
    ...fieldProps(form, name),
    form: formId,
  });
  return (
    <Join aria-labelledby={titleId}>
      {createPortal(<form id={formId} noValidate onSubmit={(event) => void submit(event)} />, document.body)}
      <h3 id={titleId} ref={title} tabIndex={-1}>
        <Trans>
          Waiting list for {day}, {start}
        </Trans>
      </h3>
      <Text kind="serif">
        <Trans>
          We send you a link: open it to take your place in line. When seats for your whole party open up, we hold them
          and e-mail you right away. The e-mail says how long you have to take them. Joining is free.
        </Trans>
      </Text>
      {error ? (
        <Notice tone="refused" title={error.title} alert>
          {error.text}
        </Notice>
      ) : null}
      {joinedBy === undefined ? null : (
        <Notice tone="done" title={t`Done`} alert>
          <Trans>You are already on the list. Your link is in our e-mail to {joinedBy}.</Trans>
        </Notice>
      )}
      {fault === undefined ? null : <Notice tone="refused" title={fault} alert />}
      <div>
        <PartyField
          label={t`Who waits, counting yourself`}
          {...{ prices, party, mostGuests: maxGroupSize, refusal, onParty: chooseParty, form: formId }}
        />
        <PartySum party={party} prices={prices} />
      </div>
      <Row>
        <TextField label={t`Email`} type="email" autoComplete="email" {...field('email')} />
        <TextField label={t`First name`} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t`Last name`} autoComplete="family-name" {...field('lastName')} />
        <TextField label={t`Phone (optional)`} type="tel" autoComplete="tel" {...field('phone')} />
      </Row>
      {offered.length > 0 ? (
        <Times>
          <legend>
            <Trans>Would another time work too?</Trans>
          </legend>
          <div>
            {offered.map(({ key, label }) => (
              <CheckboxField key={key} label={label} value={key} form={formId} {...form.register('others')} />
            ))}
          </div>
        </Times>
      ) : null}
      <RoomNow withRoom={withRoom.map((slot) => slot.time)} guests={guests} onBook={onBook} />
      <div>
        <Button type="submit" form={formId} busy={isSubmitting} busyText={t`Joining...`}>
          <Trans>Join the waiting list</Trans>
        </Button>
      </div>
    </Join>
  );
}
