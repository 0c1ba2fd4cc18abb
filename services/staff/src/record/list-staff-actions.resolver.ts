import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { badArgument, readInstant } from '@hilltop/platform/graphql/read-date';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QueryStaffActionsArgs, StaffActionPage } from '../generated/schema-types.js';
import { StaffActionRepository } from './staff-action.repository.js';
import { staffActionView } from './staff-action.view.js';

const longestWord = 200;

@Resolver()
export class ListStaffActionsResolver {
  constructor(private readonly record: StaffActionRepository) {}

  @Query('staffActions')
  async list(@Args() query: QueryStaffActionsArgs): Promise<StaffActionPage> {
    const people = await this.record.people();
    const staffId = word(query.staffId);
    if (staffId && !isUuid(staffId)) throw badArgument('`staffId` must be the id of an account');
    const page = pageArguments(query);
    const filter = { staffId, action: word(query.action), target: page.search || null };
    const period = { from: moment('from', query.from), until: moment('until', query.until) };
    const { actions, total } = await this.record.page(
      { ...filter, ...period },
      { ...page, direction: query.direction ?? 'DESCENDING' },
    );
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return { actions: actions.map((action) => staffActionView(action, names)), total, people };
  }
}

const word = (given: string | null | undefined): string | null => given?.trim().slice(0, longestWord) || null;

const moment = (argument: string, given: string | null | undefined): Date | null =>
  given ? readInstant(argument, given) : null;
