import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { DataSource, In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { guestNotes } from '../../bookings/guest-notes.js';
import type { GuestAnswer, PaymentLinkState, PaymentLink as View } from '../../generated/schema-types.js';
import { Hold } from '../../holds/hold.entity.js';
import { storedTime } from '../../opening/schedule/start-times.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { lineView } from '../../prices/ticket.views.js';
import { adultCounts, centsOf, guestsOf, type TicketLine } from '../../prices/ticket-line.js';
import { partyWords } from '../../prices/ticket-words.js';
import { Question } from '../../questions/question.entities.js';
import { TourRepository } from '../../tours/tour.repository.js';
import type { PaymentLink } from './payment-link.entity.js';
import { PaymentLinks } from './payment-links.js';

@Injectable()
export class PaymentLinkViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tours: TourRepository,
    private readonly links: PaymentLinks,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Links are forwarded, so it shows nothing of the guest but the first name. */
  async forCaller(link: PaymentLink): Promise<View> {
    const nothing = { lastName: null, email: null, phone: null, payUrl: null, confirmationCode: null, notes: null };
    return { ...(await this.forStaff(link)), ...nothing, ...guestNotes({}), answers: null, staffId: null };
  }

  async forStaff(link: PaymentLink): Promise<View> {
    const [view] = await this.all([link]);
    if (!view) throw new Error('the payment link has no view');
    return view;
  }

  async all(links: readonly PaymentLink[]): Promise<View[]> {
    const holdIds = In(links.map(({ holdId }) => holdId));
    const questionIds = links.flatMap(({ request }) => request.answers?.map(({ questionId }) => questionId) ?? []);
    const [holds, bookings, questions, tours] = await Promise.all([
      this.dataSource.manager.findBy(Hold, { id: holdIds }),
      this.dataSource.manager.findBy(Booking, { holdId: holdIds }),
      this.dataSource.manager.find(Question, { where: { id: In(questionIds) }, order: { position: 'ASC' } }),
      this.tours.allOnOffer(),
    ]);
    const now = this.clock.now();
    return links.map((link) => {
      const { id, request, language, createdAt, staffId } = link;
      const hold = holds.find((one) => one.id === link.holdId);
      const booking = bookings.find(({ holdId }) => holdId === link.holdId);
      const ofType = tours.filter(({ type }) => type === request.tourType);
      const tour = ofType.find((offered) => offered.id === request.tourId) ?? ofType[0];
      const { tourType, tourDate, tourTime, tickets, firstName, lastName, email, phone } = request;
      const guests = guestsOf(tickets);
      const lines = booking?.tickets ?? hold?.tickets;
      return {
        __typename: 'PaymentLink',
        ...{ id, tourType, tourDate, tourTime, guests, firstName, lastName, email, phone, language },
        ...partyView(lines, guests),
        ...guestNotes(request),
        answers: answerViews(questions, request),
        notes: link.notes.map(({ text }) => text),
        state: stateOf(hold, booking, now),
        startsAt: this.startOf(request).toISOString(),
        payUrl: this.links.urlOf(link),
        tourId: tour?.id ?? null,
        tourName: booking?.tourName ?? tour?.name ?? null,
        totalAmount: formatCents(lines ? centsOf(lines) : request.totalAmount),
        payUntil: (hold?.expiresAt ?? createdAt).toISOString(),
        secondsLeft: hold?.isActive(now) ? Math.floor((hold.expiresAt.getTime() - now.getTime()) / 1000) : 0,
        secondsInAll: hold ? Math.floor((hold.expiresAt.getTime() - hold.createdAt.getTime()) / 1000) : 0,
        confirmationCode: booking?.confirmationCode ?? null,
        createdAt: createdAt.toISOString(),
        staffId,
      };
    });
  }

  private startOf({ tourDate, tourTime }: PaymentLink['request']): Date {
    const date = parseDate(tourDate);
    const time = storedTime(tourTime);
    if (!date || time === undefined) throw new Error('the payment link has no start');
    return this.venue.instant(date, Temporal.PlainTime.from(time));
  }
}

function answerViews(questions: readonly Question[], { answers = [] }: PaymentLink['request']): GuestAnswer[] {
  return questions.flatMap(({ id: questionId, text: question, onDaySheet }) =>
    answers
      .filter((answer) => answer.questionId === questionId && answer.text !== '')
      .map(({ guest, text }) => ({ __typename: 'GuestAnswer', questionId, question, guest, text, onDaySheet })),
  );
}

/** The hold of a link that ended long ago is deleted; then only the number of guests is known. */
function partyView(lines: readonly TicketLine[] | null | undefined, guests: number): Pick<View, 'tickets' | 'party'> {
  return { tickets: (lines ?? []).map(lineView), party: partyWords(lines ?? adultCounts(guests)) };
}

function stateOf(hold: Hold | undefined, booking: Booking | undefined, now: Date): PaymentLinkState {
  if (booking) return 'paid';
  if (hold?.isActive(now)) return 'open';
  return hold?.status === 'released' ? 'released' : 'ended';
}
