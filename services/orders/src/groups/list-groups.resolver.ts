import { matchSearch } from '@hilltop/platform/database/match-search';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { cleanEmail } from '@hilltop/platform/values/typed-email';
import { Args, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type {
  GroupCount,
  GroupPage,
  Organization as OrganizationView,
  QueryGroupsArgs,
  SeatedPart,
} from '../generated/schema-types.js';
import { Group, type GroupState } from './group.entity.js';
import { GroupViews, organizationView, type StoredGroupView } from './group.view.js';
import { GroupSeats, unlessSilent } from './group-seats.js';
import { GroupsRepository } from './groups.repository.js';
import { Organization } from './organization.entity.js';
import { VenueDays } from './venue-days.js';

const COUNTS = 'SELECT state, count(*)::integer AS groups FROM groups GROUP BY state';
const MOST_FOUND = 10;
const WITH_SEATS: readonly GroupState[] = ['accepted', 'secured', 'visited'];

@Resolver('Group')
export class ListGroupsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly views: GroupViews,
    private readonly seatsOf: GroupSeats,
    private readonly days: VenueDays,
  ) {}

  @Query('groups')
  async list(
    @Args() { states, need = null, ...query }: QueryGroupsArgs,
  ): Promise<Omit<GroupPage, 'groups'> & { groups: StoredGroupView[] }> {
    const [{ groups, total }, counts] = await Promise.all([
      this.groups.page(states ?? [], pageArguments(query), { need, today: this.days.today() }),
      this.dataSource.query(COUNTS) as Promise<GroupCount[]>,
    ]);
    return { groups: await this.views.views(groups), total, counts };
  }

  @Query('groupByNumber')
  async one(@Args('number') number: string): Promise<StoredGroupView | null> {
    const group = await this.dataSource.manager.findOneBy(Group, { number: number.trim().toUpperCase() });
    return group && this.views.view(group);
  }

  /** Of a group that bookings names. */
  @ResolveReference()
  async reference({ id }: { id: string }): Promise<StoredGroupView | null> {
    const group = await this.groups.find(id);
    return group && this.views.view(group);
  }

  @Query('groupsByEmail')
  async ofEmail(@Args('email') email: string): Promise<StoredGroupView[]> {
    const organized = this.dataSource.manager.createQueryBuilder(Group, 'g').where('lower(g.organizerEmail) = :email', {
      email: cleanEmail(email).toLowerCase(),
    });
    return this.views.views(await organized.orderBy('g.createdAt').getMany());
  }

  /** Those that a caller may mean. */
  @Query('organizations')
  async organizations(@Args('search') search: string): Promise<OrganizationView[]> {
    const { search: words } = pageArguments({ search });
    const found = await this.dataSource.manager
      .createQueryBuilder(Organization, 'o')
      .where(...matchSearch('search_form(o.name)', words))
      .orderBy('o.name')
      .addOrderBy('o.id')
      .limit(MOST_FOUND)
      .getMany();
    return found.map(organizationView);
  }

  @ResolveField('seats')
  async seats(@Parent() { id, state }: StoredGroupView): Promise<SeatedPart[] | null> {
    const seats = WITH_SEATS.includes(state) ? await unlessSilent(this.seatsOf.of(id)) : null;
    return seats && [...seats];
  }
}
