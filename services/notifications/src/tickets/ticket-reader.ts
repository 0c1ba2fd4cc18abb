import type { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { type Ticket, ticketAnswer, ticketQuery } from './ticket.js';

/** Tickets in one call: as many as one sender works on, and a few of the next one's. */
const MOST = 16;

const answers = z.record(z.string(), z.unknown());

/**
 * Reads tickets from bookings. Tickets read in the same turn of the event loop go in one call, which is traced as the
 * first of them. When that call fails each is read by itself, so that one bad ticket does not hold up the others.
 */
export class TicketReader {
  private readonly loader = new DataLoader<string, Ticket | undefined>((ids) => this.readAll(ids), {
    cache: false,
    maxBatchSize: MOST,
    batchScheduleFn: setImmediate,
  });

  constructor(private readonly bookings: Pick<SubgraphClient, 'read'>) {}

  /**
   * The ticket of a booking; `undefined` when there is no such booking.
   *
   * @throws SubgraphUnavailableError, or a `ZodError` for an answer that is not a ticket
   */
  read(bookingId: string): Promise<Ticket | undefined> {
    return this.loader.load(bookingId);
  }

  private async readAll(ids: readonly string[]): Promise<(Ticket | undefined | Error)[]> {
    try {
      return await this.query(ids);
    } catch (error) {
      if (ids.length === 1) throw error;
      return Promise.all(ids.map(async (id) => (await this.query([id]).catch((failed: Error) => [failed]))[0]));
    }
  }

  private async query(ids: readonly string[]): Promise<(Ticket | undefined | Error)[]> {
    const variables = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
    const data = answers.parse(await this.bookings.read(ticketQuery(ids.length), variables));
    return ids.map((_, index) => {
      const { data: ticket, error } = ticketAnswer.safeParse(data[`a${index}`]);
      return error ?? ticket ?? undefined;
    });
  }
}
