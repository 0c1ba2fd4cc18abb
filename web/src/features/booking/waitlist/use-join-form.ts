import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { JoinWaitlistDocument, type JoinWaitlistMutation } from '../../../generated/operations.js';
import { useAnswerForm } from '../../../lib/forms/use-answer-form.js';
import { counted, guestsIn, type Party, sellsAdultsOnly, ticketsOf } from '../../../lib/tickets/party.js';
import { lineField } from '../../../lib/typed-text.js';
import { z } from '../../../lib/zod.js';
import type { Availability } from '../availability/use-availability.js';
import type { BookedTour } from '../state/booked-tour.js';
import { partyToBook } from '../state/booking-price.js';
import type { BookingState } from '../state/booking-state.js';
import { detailsShape } from '../state/details-form.js';
import { otherTimes } from './other-times.js';

export interface FullTime {
  readonly tour: BookedTour;
  readonly date: string;
  readonly time: string;
  readonly availability: Pick<Availability, 'dayOf' | 'today'>;
  /** Details the visitor has already typed. */
  readonly details: BookingState['details'];
}

function joinSchema({ type, maxGroupSize }: BookedTour) {
  const { firstName, lastName, email, groupSize, tickets } = detailsShape(type, maxGroupSize).shape;
  const phone = lineField().refine((text) => text === '' || text.length >= 10, 'Please enter a valid phone number');
  return z.object({ firstName, lastName, email, groupSize, tickets, phone, others: z.array(z.string()) });
}

/** Joins the waiting list of a full time, and says so of a party that is on it already. */
export function useJoinForm({ tour, date, time, availability, details }: FullTime) {
  const navigate = useNavigate();
  const [join] = useMutation(JoinWaitlistDocument, { fetchPolicy: 'no-cache' });
  const [joinedBy, setJoinedBy] = useState<string>();
  const { firstName, lastName, email, phone, groupSize } = details;
  const tickets = sellsAdultsOnly(tour.prices) ? {} : partyToBook(details, tour);
  const offeredTo = (guests: number) => otherTimes({ tourType: tour.type, guests, date, time }, availability);

  const answerForm = useAnswerForm({
    schema: joinSchema(tour),
    empty: { firstName, lastName, email, phone, groupSize, tickets, others: [] },
    refusedTitle: 'You are not on the list yet',
    unanswered: {
      title: 'You are not on the list yet',
      text: 'We didn’t get an answer. Please try again.',
    },
    send: async ({
      others,
      tickets: party,
      ...guest
    }): Promise<JoinWaitlistMutation['joinWaitlist'] | 'unanswered'> => {
      const offered = offeredTo(guest.groupSize).filter(({ label }) => others.includes(label));
      const slot = { tourType: tour.type, tourId: tour.id, tourDate: date, tourTime: time };
      const otherTimes = offered.flatMap(({ times }) => times);
      const byType = guestsIn(party) > 0 ? { tickets: ticketsOf(party) } : {};
      const input = { ...guest, ...byType, ...slot, phone: guest.phone || null, otherTimes };
      const sent = await join({ variables: { input } }).catch(() => undefined);
      return sent?.data?.joinWaitlist ?? 'unanswered';
    },
    onDone: (answer, guest) => {
      const url = answer.__typename === 'WaitlistJoined' ? answer.entry.waitlistUrl : null;
      if (url) void navigate(new URL(url).pathname);
      else setJoinedBy(guest.email);
    },
    after: (typed) => typed,
  });
  const [size, party] = answerForm.form.watch(['groupSize', 'tickets']);
  const guests = Number(size);
  const chooseParty = (wanted: Party): void => {
    answerForm.form.setValue('tickets', counted(wanted));
    answerForm.form.setValue('groupSize', guestsIn(wanted));
  };
  return { ...answerForm, guests, party, chooseParty, offered: offeredTo(guests), joinedBy };
}
