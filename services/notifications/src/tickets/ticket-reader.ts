import type { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { Together } from '@hilltop/platform/together/together';
import { z } from 'zod';
import { type Ticket, ticketAnswer, ticketQuery } from './ticket.js';

/** Tickets in one call: as many as one sender works on, and a few of the next one's. */
const MOST = 16;

const answers = z.record(z.string(), z.unknown());

/**
 * Reads tickets from bookings. Those that are asked for at the same moment go in one call, which is traced as the first of
 * them; where it fails each is asked for by itself, so that one that cannot be answered holds up no other.
 */
export class TicketReader {
  private readonly together = new Together<string, Ticket | undefined>((ids) => this.readAll(ids), MOST);

  constructor(private readonly bookings: Pick<SubgraphClient, 'read'>) {}

  /**
   * The ticket of a booking; `undefined` when there is no such booking.
   *
   * @throws SubgraphUnavailableError, or a `ZodError` for an answer that is not a ticket
   */
  read(bookingId: string): Promise<Ticket | undefined> {
    return this.together.ask(bookingId);
  }

  private async readAll(ids: readonly string[]): Promise<PromiseSettledResult<Ticket | undefined>[]> {
    try {
      return await this.ask(ids);
    } catch (error) {
      if (ids.length === 1) throw error;
      const each = await Promise.allSettled(ids.map(async (id) => (await this.ask([id]))[0]));
      return each.map((one) => (one.status === 'fulfilled' && one.value ? one.value : rejected(one)));
    }
  }

  private async ask(ids: readonly string[]): Promise<PromiseSettledResult<Ticket | undefined>[]> {
    const variables = Object.fromEntries(ids.map((id, place) => [`id${place}`, id]));
    const data = answers.parse(await this.bookings.read(ticketQuery(ids.length), variables));
    return Promise.allSettled(ids.map(async (_, place) => ticketAnswer.parse(data[`a${place}`]) ?? undefined));
  }
}

function rejected(end: PromiseSettledResult<unknown>): PromiseRejectedResult {
  return { status: 'rejected', reason: end.status === 'rejected' ? end.reason : new Error('no answer') };
}
