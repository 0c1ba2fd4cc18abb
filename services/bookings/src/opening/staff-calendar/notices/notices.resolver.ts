import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { AddNoticeResult, RemoveNoticeResult } from '../../../generated/schema-types.js';
import { noticeInput } from '../calendar.input.js';
import { changedView } from '../changed.view.js';
import { Notices } from './notices.js';

@Resolver()
export class NoticesResolver {
  constructor(private readonly notices: Notices) {}

  @Mutation('addNotice')
  async add(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<AddNoticeResult> {
    const parsed = parseInput(noticeInput, input);
    if (!parsed.ok) return parsed.refusal;
    return changedView(await this.notices.add(parsed.value, staff));
  }

  @Mutation('removeNotice')
  async remove(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<RemoveNoticeResult> {
    return changedView(await this.notices.remove(id, staff));
  }
}
