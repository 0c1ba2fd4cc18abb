import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { JoinWaitlistDocument, type JoinWaitlistMutation } from '../../generated/operations.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { guestsIn, type Party, ticketsOf, whoComes } from '../../kit/lib/tickets/party.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { dateAfter, dayWithoutYear, printedTime } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { routeOf } from '../../kit/words/language.js';
import { type Day, hasRoomFor, partyLabel } from '../calendar/seat-labels.js';
import type { Availability } from '../calendar/use-availability.js';
import type { BookedTour } from '../state/booked-tour.js';
import { partyToBook } from '../state/booking-price.js';
import type { BookingState, TourType } from '../state/booking-state.js';
import { detailsShape } from '../state/details-form.js';
import { joinDraft } from './join-draft.js';
import type { WaitlistTime } from './waitlist-labels.js';

/** The times that one check box adds. */
interface OtherTimes {
  /** The same in every language, for a draft: a time of the same day, or another day. */
  readonly key: string;
  readonly label: string;
  readonly times: readonly WaitlistTime[];
}

interface WantedTime {
  readonly tourType: TourType;
  readonly guests: number;
  readonly date: string;
  readonly time: string;
}

/** How many days away another day can be. */
const NEARBY_DAYS = 3;

/** The times of a day without room for the whole party. Only these have a waiting list. */
function tooFull({ tourType, guests }: WantedTime, { times }: Day): Day['times'] {
  return times.filter((slot) => !hasRoomFor(guests, tourType, slot));
}

/** All full times on the nearest open days before and after the chosen one, from tomorrow on. */
function onNearbyDay(
  wanted: WantedTime,
  step: 1 | -1,
  today: string,
  dayOf: (date: string) => Day | undefined,
): readonly OtherTimes[] {
  for (let away = 1; away <= NEARBY_DAYS; away += 1) {
    const date = dateAfter(wanted.date, step * away);
    const day = date > today ? dayOf(date) : undefined;
    if (!day?.open || day.times.length === 0) continue;
    const full = tooFull(wanted, day);
    if (full.length === 0) return [];
    const when = dayWithoutYear(date);
    const label = full.length === day.times.length ? t`Any time on ${when}` : t`Any full time on ${when}`;
    const times = full.map(({ time }) => ({ tourDate: date, tourTime: time }));
    return [{ key: date, label, times }];
  }
  return [];
}

/** Other times a party can wait for: on the same day, and the nearest days as a whole. */
export function otherTimes(
  wanted: WantedTime,
  { today, dayOf }: { readonly today: string; readonly dayOf: (date: string) => Day | undefined },
): readonly OtherTimes[] {
  const { tourType, guests, date } = wanted;
  const day = dayOf(date);
  const sameDay = (day ? tooFull(wanted, day) : []).filter(({ time }) => time !== wanted.time);
  return [
    ...sameDay.map((slot) => ({
      key: slot.time,
      label: [
        printedTime(slot.time),
        partyLabel(tourType, slot, guests).words.replace(/^./, (first) => first.toLowerCase()),
      ].join(', '),
      times: [{ tourDate: date, tourTime: slot.time }],
    })),
    ...onNearbyDay(wanted, -1, today, dayOf),
    ...onNearbyDay(wanted, 1, today, dayOf),
  ];
}

export interface FullTime {
  readonly tour: BookedTour;
  readonly date: string;
  readonly time: string;
  readonly availability: Pick<Availability, 'dayOf' | 'today'>;
  readonly details: BookingState['details'];
}

function joinSchema({ maxGroupSize }: BookedTour) {
  const { firstName, lastName, email, party } = detailsShape(maxGroupSize).shape;
  const phone = lineField().refine((text) => text === '' || text.length >= 10, t`Please enter a valid phone number`);
  return z.object({ firstName, lastName, email, party, phone, others: z.array(z.string()) });
}

/** Joins the waiting list, or says that the party is already on it. */
export function useJoinForm({ tour, date, time, availability, details }: FullTime) {
  const navigate = useNavigate();
  const [join] = useMutation(JoinWaitlistDocument, { fetchPolicy: 'no-cache' });
  const [joinedBy, setJoinedBy] = useState<string>();
  const { firstName, lastName, email, phone } = details;
  const [draft] = useState(() => joinDraft({ tourId: tour.id, date, time }));
  const offeredTo = (guests: number) => otherTimes({ tourType: tour.type, guests, date, time }, availability);

  const answerForm = useAnswerForm({
    schema: joinSchema(tour),
    empty: { firstName, lastName, email, phone, party: partyToBook(details, tour), others: [] },
    draft,
    refusedTitle: t`You are not on the list yet`,
    unanswered: {
      title: t`You are not on the list yet`,
      text: t`We didn’t get an answer. Please try again.`,
    },
    send: async ({
      others,
      party: waiting,
      ...guest
    }): Promise<JoinWaitlistMutation['joinWaitlist'] | 'unanswered'> => {
      const offered = offeredTo(guestsIn(waiting)).filter(({ key }) => others.includes(key));
      const slot = { tourType: tour.type, tourId: tour.id, tourDate: date, tourTime: time };
      const otherTimes = offered.flatMap(({ times }) => times);
      const input = { ...guest, tickets: ticketsOf(waiting), ...slot, phone: guest.phone || null, otherTimes };
      const sent = await join({ variables: { input } }).catch(() => undefined);
      return sent?.data?.joinWaitlist ?? 'unanswered';
    },
    onDone: (answer, guest) => {
      const url = answer.__typename === 'WaitlistJoined' ? answer.entry.waitlistUrl : null;
      if (url) void navigate(routeOf(url));
      else setJoinedBy(guest.email);
    },
    after: (typed) => typed,
  });
  const { form } = answerForm;
  const party: Party = form.watch('party');
  const guests = guestsIn(party);
  const chooseParty = (wanted: Party): void => {
    form.setValue('party', whoComes(wanted), { shouldValidate: form.formState.submitCount > 0 });
  };
  return { ...answerForm, guests, party, chooseParty, offered: offeredTo(guests), joinedBy };
}
