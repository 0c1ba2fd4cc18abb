import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { WriteGuestBookResult } from '../../generated/schema-types.js';
import { VisitAccess } from '../../visits/visit-access.js';
import { writeGuestBookInput } from './write-guest-book.input.js';
import { WriteGuestBook } from './write-guest-book.js';

@Resolver()
export class WriteGuestBookResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly writeGuestBook: WriteGuestBook,
  ) {}

  @Mutation('writeGuestBook')
  async write(@Args('token') token: string, @Args('input') input: unknown): Promise<WriteGuestBookResult> {
    const parsed = parseInput(writeGuestBookInput, input);
    if (!parsed.ok) return parsed.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    const outcome = await this.writeGuestBook.execute(booking, parsed.value);
    return outcome.__typename === 'GuestBookNotOpen'
      ? outcome
      : { __typename: 'GuestBookWritten', visit: { ...outcome, __typename: 'AfterVisit' } };
  }
}
