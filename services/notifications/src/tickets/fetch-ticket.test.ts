import { describe, expect, it } from '@jest/globals';
import { sampleTicket } from '../../test/support/ticket.js';
import { fetchTicket } from './fetch-ticket.js';

const answering = (answer: unknown) => ({ read: async () => answer });

describe('a ticket from bookings', () => {
  it('says what the booking says, of however long ago', async () => {
    for (const ticket of [sampleTicket(), sampleTicket({ tourDuration: null })]) {
      expect(await fetchTicket(answering({ bookingTicket: ticket }), ticket.id)).toEqual(ticket);
    }
  });

  it('is not there for a booking that is not', async () => {
    expect(await fetchTicket(answering({ bookingTicket: null }), sampleTicket().id)).toBeUndefined();
  });

  it('is refused when it lacks what a ticket says', async () => {
    const answer = { bookingTicket: { id: sampleTicket().id } };
    await expect(fetchTicket(answering(answer), sampleTicket().id)).rejects.toThrow('confirmationCode');
  });
});
