import { LANGUAGES } from '@hilltop/contracts/house/languages';
import { readEach } from '@hilltop/platform/graphql/read-each';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { BookingTicketDocument, type TicketFragment as Ticket } from '../generated/bookings-queries.js';

/** Those that one sender claims, and some of another's. */
const MAX_BATCH = 16;

/**
 * One call for all reads in a turn of the event loop, traced as part of the first. When it fails, each ticket is read separately,
 * so that one bad ticket does not block the others. Tickets in different languages are never in one call, which has one language.
 */
@Injectable()
export class TicketReader {
  private readonly loaders = new Map(LANGUAGES.map((language) => [language, this.createLoader()]));

  constructor(private readonly bookings: SubgraphClient) {}

  /** `undefined` when there is no such booking. @throws SubgraphUnavailableError */
  async read(bookingId: string): Promise<Ticket | undefined> {
    return this.loaders.get(currentLanguage())?.load(bookingId);
  }

  private createLoader(): DataLoader<string, Ticket | undefined> {
    return new DataLoader((ids) => this.readAll(ids), {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: setImmediate,
    });
  }

  private async readAll(ids: readonly string[]): Promise<(Ticket | undefined | Error)[]> {
    try {
      return await this.query(ids);
    } catch (error) {
      if (ids.length === 1) throw error;
      return Promise.all(ids.map(async (id) => (await this.query([id]).catch((failed: Error) => [failed]))[0]));
    }
  }

  private async query(ids: readonly string[]): Promise<(Ticket | undefined)[]> {
    const variables = ids.map((id) => ({ id }));
    const answers = await readEach(this.bookings, BookingTicketDocument, variables);
    return answers.map(({ bookingTicket }) => bookingTicket ?? undefined);
  }
}
