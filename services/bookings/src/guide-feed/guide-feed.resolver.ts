import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { notAllowed } from '@hilltop/platform/outcome/not-allowed';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CreateGuideFeedResult, GuideFeed, RevokeGuideFeedResult } from '../generated/schema-types.js';
import { GuideFeeds } from './guide-feeds.js';
import { GuideTimes } from './guide-times.js';

@Resolver()
export class GuideFeedResolver {
  constructor(
    private readonly feeds: GuideFeeds,
    private readonly times: GuideTimes,
  ) {}

  @Query('guideFeed')
  async feed(@CurrentStaff() { id }: StaffIdentity): Promise<GuideFeed | null> {
    const createdAt = await this.feeds.createdAt(id);
    return createdAt ? { createdAt: createdAt.toISOString() } : null;
  }

  @Query('guideCalendar')
  async calendar(@Args('token') token: string): Promise<string | null> {
    const staffId = await this.feeds.staffOf(token);
    return staffId === undefined ? null : this.times.calendarOf(staffId);
  }

  @Mutation('createGuideFeed')
  async create(@CurrentStaff() staff: StaffIdentity): Promise<CreateGuideFeedResult> {
    return { __typename: 'GuideFeedCreated', url: await this.feeds.create(staff) };
  }

  @Mutation('revokeGuideFeed')
  async revoke(
    @Args('staffId') staffId: string | null | undefined,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<RevokeGuideFeedResult> {
    const whose = staffId ?? staff.id;
    if (whose !== staff.id && (staff.staffRole !== 'manager' || !isUuid(whose))) return notAllowed;
    await this.feeds.revoke(whose, staff);
    return { __typename: 'GuideFeedRevoked', revoked: true };
  }
}
