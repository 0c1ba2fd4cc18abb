import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import type { TicketEmail } from '../../generated/schema-types.js';
import { TicketEmails } from './ticket-emails.js';

interface Party {
  readonly bookingId: string;
  readonly askedAt?: string | null;
}

@Resolver('Booking')
export class BookingTicketEmailResolver {
  constructor(private readonly emails: TicketEmails) {}

  @ResolveReference()
  resolve<Reference>(@Parent() reference: Reference): Reference {
    return reference;
  }

  @ResolveField('ticketEmail')
  ticketEmail(@Parent() { id }: { id: string }): Promise<TicketEmail | null> {
    return this.emails.of(id);
  }
}

@Resolver('DisplacedParty')
export class DisplacedPartyResolver {
  constructor(private readonly emails: TicketEmails) {}

  @ResolveReference()
  resolve<Reference>(@Parent() reference: Reference): Reference {
    return reference;
  }

  @ResolveField('writtenTo')
  writtenTo(@Parent() { bookingId, askedAt }: Party): Promise<boolean> {
    return this.emails.wasSentSince(bookingId, askedAt);
  }

  @ResolveField('ticketEmail')
  ticketEmail(@Parent() { bookingId }: Party): Promise<TicketEmail | null> {
    return this.emails.of(bookingId);
  }
}

@Resolver('Closure')
export class ClosureResolver {
  constructor(private readonly emails: TicketEmails) {}

  @ResolveReference()
  resolve<Reference>(@Parent() reference: Reference): Reference {
    return reference;
  }

  @ResolveField('writtenTo')
  async writtenTo(@Parent() { answers }: { answers: readonly Party[] }): Promise<number> {
    const sent = await Promise.all(
      answers.map(({ bookingId, askedAt }) => this.emails.wasSentSince(bookingId, askedAt)),
    );
    return sent.filter(Boolean).length;
  }
}
