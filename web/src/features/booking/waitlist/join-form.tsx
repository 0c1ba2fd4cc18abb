import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { CheckboxField } from '../../../design/controls/checkbox-field.js';
import { TextField } from '../../../design/controls/text-field.js';
import { Notice } from '../../../design/marks/notice.js';
import { media } from '../../../design/media.js';
import { Text } from '../../../design/type/text.js';
import { JoinWaitlistDocument } from '../../../generated/operations.js';
import { fieldProps } from '../../../lib/field-props.js';
import { sentences } from '../../../lib/sentences.js';
import { z } from '../../../lib/zod.js';
import type { Availability } from '../availability/use-availability.js';
import { GroupSizeField } from '../fields/group-size-field.js';
import type { BookedTour } from '../state/booked-tour.js';
import type { BookingState } from '../state/booking-state.js';
import { detailsShape } from '../state/details-form.js';
import { spelledNumber, spelledNumberCapitalized } from '../state/spelled-number.js';
import { otherTimes } from './other-times.js';
import { dayWithoutYear } from './waitlist-labels.js';

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

interface JoinFormProps {
  readonly tour: BookedTour;
  readonly date: string;
  readonly time: string;
  readonly availability: Pick<Availability, 'dayOf' | 'today'>;
  /** Details the visitor has already typed. */
  readonly details: BookingState['details'];
  /** Called to book a time that has room. */
  readonly onBook: (time: string) => void;
}

/** More times than this are summarized. */
const MANY_TIMES = 4;

/** "12:00 PM and 3:00 PM have", "Six times of this day have" */
function timesWithRoomText(times: readonly string[]): string {
  if (times.length >= MANY_TIMES) return `${spelledNumberCapitalized(times.length)} times of this day have`;
  return `${new Intl.ListFormat('en-US').format(times)} ${times.length === 1 ? 'has' : 'have'}`;
}

/**
 * The form to join the waiting list of a full time, below the times. Its fields belong to a form of their own,
 * because forms cannot nest.
 */
export function JoinForm({ tour, date, time, availability, details, onBook }: JoinFormProps) {
  const formId = useId();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [join] = useMutation(JoinWaitlistDocument, { fetchPolicy: 'no-cache' });
  const [news, setNews] = useState<{ readonly isRefused: boolean; readonly text: string }>();
  const { firstName, lastName, email, groupSize } = detailsShape(tour.type, tour.maxGroupSize).shape;
  const phone = z
    .string()
    .trim()
    .refine((text) => text === '' || text.length >= 10, 'Please enter a valid phone number');
  const others = z.array(z.string());
  const shape = z.object({ firstName, lastName, email, groupSize, phone, others });
  const { specialRequests: _, accessNeeds: __, ...known } = details;
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { ...known, others: [] as string[] } });
  const guests = Number(form.watch('groupSize'));
  const offered = otherTimes({ tourType: tour.type, guests, date, time }, availability);
  const seats = tour.type === 'private' ? 1 : guests;
  const ofDay = availability.dayOf(date)?.times ?? [];
  const timesWithRoom = ofDay.filter(({ seatsLeft }) => seatsLeft >= seats).map((slot) => slot.time);

  useEffect(() => {
    // Reset whenever another time is chosen.
    if (time) title.current?.focus();
  }, [time]);

  const submit = form.handleSubmit(async (values) => {
    setNews(undefined);
    const { others: chosen, ...guest } = values;
    const input = {
      ...guest,
      phone: guest.phone || null,
      tourType: tour.type,
      tourId: tour.id,
      tourDate: date,
      tourTime: time,
      otherTimes: offered.filter(({ label }) => chosen.includes(label)).flatMap(({ times }) => times),
    };
    const sent = await join({ variables: { input } }).catch(() => undefined);
    const answer = sent?.data?.joinWaitlist;
    if (answer?.__typename === 'WaitlistJoined') {
      const { waitlistUrl } = answer.entry;
      if (waitlistUrl) await navigate(new URL(waitlistUrl).pathname);
      else
        setNews({
          isRefused: false,
          text: `You are already on the list. Your link is in our e-mail to ${values.email}.`,
        });
    } else if (answer?.__typename === 'InvalidInput') {
      setNews({ isRefused: true, text: sentences(answer.fields.map(({ message }) => message)) });
    } else setNews({ isRefused: true, text: answer?.message ?? 'We didn’t get an answer. Please try again.' });
  });

  const field = <Name extends Parameters<typeof form.register>[0]>(name: Name) => ({
    ...fieldProps(form, name),
    form: formId,
  });
  return (
    <Join aria-labelledby={titleId}>
      {createPortal(<form id={formId} noValidate onSubmit={(event) => void submit(event)} />, document.body)}
      <h3 id={titleId} ref={title} tabIndex={-1}>
        Waiting list for {dayWithoutYear(date)}, {time}
      </h3>
      <Text kind="serif">
        We send you a link: open it to take your place in line. When seats for your whole party open up, we hold them
        and e-mail you right away. The e-mail says how long you have to take them. Joining is free.
      </Text>
      {news ? (
        <Notice
          tone={news.isRefused ? 'refused' : 'done'}
          title={news.isRefused ? 'You are not on the list yet' : 'Done'}
          alert
        >
          {news.text}
        </Notice>
      ) : null}
      <Row>
        <GroupSizeField
          tour={tour}
          label="Guests, counting yourself"
          {...fieldProps(form, 'groupSize', { valueAsNumber: true })}
          form={formId}
        />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
      </Row>
      {offered.length > 0 ? (
        <Times>
          <legend>Would another time work too?</legend>
          <div>
            {offered.map(({ label }) => (
              <CheckboxField key={label} label={label} value={label} form={formId} {...form.register('others')} />
            ))}
          </div>
        </Times>
      ) : null}
      {timesWithRoom[0] === undefined ? null : (
        <Text kind="small" soft>
          {timesWithRoomText(timesWithRoom)} room for {spelledNumber(guests)} right now.{' '}
          <Button kind="second" small onClick={() => onBook(timesWithRoom[0] ?? '')}>
            Book {timesWithRoom[0]}
          </Button>
        </Text>
      )}
      <div>
        <Button type="submit" form={formId} busy={form.formState.isSubmitting} busyText="Joining...">
          Join the waiting list
        </Button>
      </div>
    </Join>
  );
}
