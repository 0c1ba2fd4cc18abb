import type { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { type Ticket, ticketAnswer, ticketQuery } from './ticket.js';

/** Most tickets in one call: those that one sender claims, and some of another's. */
const MAX_BATCH = 16;

const answers = z.record(z.string(), z.unknown());

/**
 * Reads tickets from bookings. Reads in the same turn of the event loop are batched into one call, traced as part of the
 * first. When the call fails, each ticket is read separately, so that one bad ticket does not block the others.
 */
export class TicketReader {
  private readonly loader = new DataLoader<string, Ticket | undefined>((ids) => this.readAll(ids), {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: setImmediate,
  });

  constructor(private readonly bookings: Pick<SubgraphClient, 'read'>) {}

  /**
   * The ticket of a booking, or `undefined` when there is no such booking.
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
