import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { DecideGuestBookEntryResult, MutationDecideGuestBookEntryArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { DecideGuestBookEntry } from './decide-guest-book-entry.js';

@Resolver()
export class DecideGuestBookEntryResolver {
  constructor(private readonly decideEntry: DecideGuestBookEntry) {}

  @Mutation('decideGuestBookEntry')
  decide(
    @Args() { id, was, state, because }: MutationDecideGuestBookEntryArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): DecideGuestBookEntryResult | Promise<DecideGuestBookEntryResult> {
    if (!isUuid(id)) return refuse.GuestBookEntryNotFound();
    if (state === 'left_out' && !because) {
      return invalidInput([{ field: 'because', message: 'Please say why the words are left out' }]);
    }
    return this.decideEntry.execute(
      id,
      { was, state, because: state === 'left_out' ? (because ?? null) : null },
      staff,
    );
  }
}
