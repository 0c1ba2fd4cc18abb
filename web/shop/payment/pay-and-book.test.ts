import { describe, expect, it, jest } from '@jest/globals';
import { adultsOnly } from '../../kit/lib/tickets/price-samples.js';
import { back, details, heldFor, pastWaiver, play } from '../state/booking-samples.js';
import type { BookingInput } from '../state/booking-state.js';
import { createBookingStore } from '../state/booking-store.js';
import { sampleTicket } from '../ticket/sample-ticket.js';
import { type BookingAnswer, type BookingRefusal, type Pay, payAndBook } from './pay-and-book.js';

function visitUrl({ visit: { tickets, email } }: { visit: Pick<BookingInput['visit'], 'tickets' | 'email'> }): string {
  return `https://hilltop.example/visit/${JSON.stringify(tickets)}-${email}`;
}
const ofTwo = { visit: { tickets: [{ type: 'adult', count: 2 }], email: details(2).email } };

function created(input: BookingInput, replayed = false): BookingAnswer {
  return {
    __typename: 'BookingCreated',
    replayed,
    booking: { ...sampleTicket, visitUrl: visitUrl(input) },
  };
}
const full: BookingRefusal = { __typename: 'SlotFull', message: 'Full', remaining: 0, holdExpired: false };
const used: BookingRefusal = { __typename: 'PaymentAlreadyUsed', message: 'Used' };
const invalid: BookingRefusal = { __typename: 'InvalidInput', message: 'No', fields: [] };

type Send = (input: BookingInput, key: string) => Promise<BookingAnswer | undefined>;

function contextWith(...answers: readonly Send[]) {
  const store = createBookingStore(play(pastWaiver(2)));
  const send = jest.fn<Send>();
  for (const answer of answers) send.mockImplementationOnce(answer);
  const intents = ['pi_1', 'pi_2', 'pi_3'];
  const pay = jest.fn<Pay>(async (amount) => ({
    paymentIntentId: intents.shift() ?? '',
    amount,
    currency: 'usd',
    status: 'succeeded',
  }));
  return { store, send, pay, tour: { id: 'a1', prices: adultsOnly } };
}
const lost: Send = async () => undefined;
const made: Send = async (input) => created(input);
function answers(answer: BookingAnswer): Send {
  return async () => answer;
}

describe('paying and booking', () => {
  it('sends the payload of the specification and ends with a ticket', async () => {
    const context = contextWith(made);
    expect(await payAndBook(context)).toBe('booked');
    expect(context.store.state()).toMatchObject({
      step: 6,
      booking: { visitUrl: visitUrl(ofTwo) },
      attempts: [],
    });
    expect(context.send.mock.calls[0]?.[0]).toEqual({
      visit: {
        firstName: 'Ada',
        lastName: 'Marshall',
        email: 'ada@example.com',
        phone: '817-555-0100',
        tickets: [{ type: 'adult', count: 2 }],
        specialRequests: '',
        accessNeeds: '',
        answers: [],
        liabilityWaiverAccepted: true,
        additionalNotes: '',
        tourType: 'standard',
        tourId: 'a1',
        tourDate: '2026-12-05',
        tourTime: '10:00 AM',
        totalAmount: '50.00',
        foodOrderPlatform: 'none',
        foodOrderRestaurant: '',
        foodItems: [],
        foodOrderTotal: '0.00',
        foodDeliveryAddress: '',
        foodDeliveryTime: '',
        holdId: 'h',
      },
      paymentStatus: 'paid',
      paymentIntentId: 'pi_1',
    });
  });

  it('books nothing for a visitor who went back during payment, and keeps the payment', async () => {
    const context = contextWith(made);
    const going = payAndBook(context);
    context.store.send(back);
    expect(await going).toBe('left');
    expect(context.send).not.toHaveBeenCalled();
    expect(context.store.state()).toMatchObject({ step: 3, payment: { paymentIntentId: 'pi_1' } });
  });

  it('delivers the ticket on whatever step the visitor is', async () => {
    const context = contextWith(async (input) => {
      context.store.send(back);
      return created(input);
    });
    expect(await payAndBook(context)).toBe('booked');
    expect(context.store.state()).toMatchObject({ step: 6, booking: { visitUrl: visitUrl(ofTwo) } });
  });

  it('reuses payment and key after a lost answer', async () => {
    const context = contextWith(lost, made);
    expect(await payAndBook(context)).toBe('unanswered');
    expect(context.store.state()).toMatchObject({ step: 5, details: { firstName: 'Ada' } });
    expect(await payAndBook(context)).toBe('booked');
    expect(context.pay).toHaveBeenCalledTimes(1);
    expect(context.send.mock.calls[1]).toEqual(context.send.mock.calls[0]);
  });

  it('pays again, with a new key, after a refusal', async () => {
    const context = contextWith(answers(full), made);
    expect(await payAndBook(context)).toBe(full);
    expect(context.store.state().payment).toBeUndefined();
    expect(await payAndBook(context)).toBe('booked');
    const [first, second] = context.send.mock.calls;
    expect([first?.[0].paymentIntentId, second?.[0].paymentIntentId]).toEqual(['pi_1', 'pi_2']);
    expect(first?.[1]).not.toBe(second?.[1]);
  });

  it('delivers the ticket of an earlier successful attempt, even after later changes', async () => {
    const context = contextWith(lost, answers(used), made);
    await payAndBook(context);
    const original = context.send.mock.calls[0];
    const change = { ...details(2), email: 'other@example.com' };
    for (const event of [back, back, { type: 'detailsTyped', details: change }, { type: 'detailsAccepted' }] as const) {
      context.store.send(event);
    }
    context.store.send({ type: 'waiverAccepted' });
    expect(await payAndBook(context)).toBe('booked');
    expect(context.send.mock.calls[1]?.[0].paymentIntentId).toBe('pi_1');
    expect(context.send.mock.calls[2]).toEqual(original);
    expect(context.store.state().booking).toEqual({ visitUrl: visitUrl(ofTwo) });
  });

  it('reports a payment that another booking has used', async () => {
    const context = contextWith(lost, answers(used));
    await payAndBook(context);
    expect(await payAndBook(context)).toBe(used);
    expect(context.store.state()).toMatchObject({ step: 5, attempts: [] });
  });

  describe('for a party that has grown since it paid', () => {
    async function grown(...answered: readonly Send[]) {
      const context = contextWith(lost, ...answered);
      await payAndBook(context);
      for (const event of [back, back, { type: 'detailsTyped', details: details(3) }, heldFor(3)] as const) {
        context.store.send(event);
      }
      context.store.send({ type: 'detailsAccepted' });
      context.store.send({ type: 'waiverAccepted' });
      return { context, outcome: await payAndBook(context) };
    }

    it('uses its payment if the provider accepts it for another amount', async () => {
      const { context, outcome } = await grown(made);
      expect(outcome).toBe('booked');
      expect(context.pay).toHaveBeenCalledTimes(1);
      expect(context.send.mock.calls[1]?.[0]).toMatchObject({
        visit: { totalAmount: '75.00' },
        paymentIntentId: 'pi_1',
      });
    });

    it('pays again after its payment was refused for its amount and refunded', async () => {
      const other = { __typename: 'FieldError', field: 'paymentIntentId', message: 'Of another amount.' } as const;
      const { context, outcome } = await grown(answers({ ...invalid, fields: [other] }), made);
      expect(outcome).toBe('booked');
      expect(context.pay.mock.calls).toEqual([[5000], [7500]]);
      expect(context.send.mock.calls[2]?.[0]).toMatchObject({
        visit: { totalAmount: '75.00' },
        paymentIntentId: 'pi_2',
      });
    });

    it('pays nothing more if the lost answer was a ticket', async () => {
      const { context, outcome } = await grown(answers(used), made);
      expect(outcome).toBe('booked');
      expect(context.pay).toHaveBeenCalledTimes(1);
      expect(context.store.state().booking).toEqual({ visitUrl: visitUrl(ofTwo) });
    });
  });

  it('sends nothing if the card is refused, and asks for another', async () => {
    const context = contextWith(made);
    const declined = { __typename: 'CardRefused', message: 'Your card was declined.' } as const;
    context.pay.mockResolvedValueOnce(declined);
    expect(await payAndBook(context)).toBe(declined);
    expect(context.send).not.toHaveBeenCalled();
    expect(await payAndBook(context)).toBe('booked');
  });

  it('pays again after an invalid field, because the payment was refunded', async () => {
    const context = contextWith(answers(invalid));
    expect(await payAndBook(context)).toBe(invalid);
    expect(context.store.state()).toMatchObject({ attempts: [] });
    expect(context.store.state().payment).toBeUndefined();
  });
});
