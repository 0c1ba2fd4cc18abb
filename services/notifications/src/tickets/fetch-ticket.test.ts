import { describe, expect, it } from '@jest/globals';
import { sampleTicket, ticketAnswerOf } from '../../test/support/ticket.js';
import { fetchTicket } from './fetch-ticket.js';

const answering = (answer: unknown) => ({ read: async () => answer });

describe('a ticket from bookings', () => {
  it('knows how long its tour takes', async () => {
    const ticket = sampleTicket();
    expect(await fetchTicket(answering(ticketAnswerOf(ticket)), ticket.id)).toEqual(ticket);
  });

  it('does not know when the tour is no longer on offer under its name', async () => {
    const ticket = sampleTicket();
    const answer = { ...ticketAnswerOf(ticket), tours: [{ type: 'standard', name: 'Another', duration: '3 hours' }] };
    expect((await fetchTicket(answering(answer), ticket.id))?.tourDuration).toBeUndefined();
  });

  it('is not there for a booking that is not', async () => {
    expect(await fetchTicket(answering(ticketAnswerOf(undefined)), sampleTicket().id)).toBeUndefined();
  });

  it('is refused when it lacks what a ticket says', async () => {
    const answer = { bookingTicket: { id: sampleTicket().id }, tours: [] };
    await expect(fetchTicket(answering(answer), sampleTicket().id)).rejects.toThrow('confirmationCode');
  });
});
