import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BookingViews } from '../bookings/booking.view.js';
import type {
  MutationStaffWriteInArgs,
  MutationWriteInArgs,
  StaffWriteInResult,
  WriteInResult,
} from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { VisitAccess } from './visit-access.js';
import { VisitorViews } from './visitor-views.js';
import { WriteIn, writeInInput } from './write-in.js';

@Resolver()
export class WriteInResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly writeIn: WriteIn,
    private readonly visitorViews: VisitorViews,
    private readonly views: BookingViews,
  ) {}

  @Mutation('writeIn')
  async byVisitor(@Args() { token, language }: MutationWriteInArgs): Promise<WriteInResult> {
    const parsed = parseInput(writeInInput, { language });
    if (!parsed.ok) return parsed.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    const written = await this.writeIn.execute(booking.id, parsed.value.language, { by: 'visitor' });
    return '__typename' in written ? written : this.visitorViews.of(written);
  }

  @Mutation('staffWriteIn')
  async byStaff(
    @Args() { bookingId, language }: MutationStaffWriteInArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<StaffWriteInResult> {
    const parsed = parseInput(writeInInput, { language });
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(bookingId)) return refuse.BookingNotFound({ replaced: false });
    const actor = { by: 'staff', staff, action: 'staffWriteIn', reason: null } as const;
    const written = await this.writeIn.execute(bookingId, parsed.value.language, actor);
    return '__typename' in written ? written : this.views.forStaff(written, staff);
  }
}
