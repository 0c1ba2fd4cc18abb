import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { QueryStaffActionsArgs, StaffActionPage } from '../generated/schema-types.js';
import { StaffActionRepository } from './staff-action.repository.js';
import { staffActionView } from './staff-action.view.js';

const longestWord = 200;

/** The record of staff actions, searched. */
@Resolver()
export class ListStaffActionsResolver {
  constructor(private readonly record: StaffActionRepository) {}

  @Query('staffActions')
  async list(@Args() query: QueryStaffActionsArgs): Promise<StaffActionPage> {
    const people = await this.record.people();
    const staffId = word(query.staffId);
    if (staffId && !isUuid(staffId)) throw invalid('`staffId` must be the id of an account');
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

function moment(name: string, given: string | null | undefined): Date | null {
  if (!given) return null;
  const at = new Date(given);
  if (/^\d{4}-\d\d-\d\dT/.test(given) && !Number.isNaN(at.getTime())) return at;
  throw invalid(`\`${name}\` must be an ISO 8601 date and time, e.g. 2026-11-22T06:00:00Z`);
}

const invalid = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
