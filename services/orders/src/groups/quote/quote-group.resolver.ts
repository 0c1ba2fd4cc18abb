import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  DraftGroupQuoteResult,
  MutationSendGroupQuoteArgs,
  PreviewGroupQuoteResult,
  QueryDraftGroupQuoteArgs,
  QueryPreviewGroupQuoteArgs,
  SendGroupQuoteResult,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { GroupViews, quoteView } from '../group.view.js';
import { firstStart, GroupQuote, lastStart } from '../group-quote.entity.js';
import { GroupSeats } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import { groupQuoteInput } from './group-quote.input.js';
import { type PreparedQuote, PrepareQuote } from './prepare-quote.js';
import { spreadParts } from './spread-parts.js';

const QUOTABLE = ['asked', 'quoted'] as const;

/** A quote is drafted, looked at, and sent in one press. A new version ends the one before. */
@Resolver()
export class QuoteGroupResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly terms: GroupTermsRepository,
    private readonly seats: GroupSeats,
    private readonly prepare: PrepareQuote,
    private readonly views: GroupViews,
  ) {}

  /** How a group fits into a day, by default the first that it prefers. */
  @Query('draftGroupQuote')
  async draft(@Args() { id, day: given }: QueryDraftGroupQuoteArgs): Promise<DraftGroupQuoteResult> {
    const group = await this.found(id);
    if (!group) return refuse.GroupNotFound();
    const [preferred] = group.preferredDays;
    const day = given ?? preferred?.day ?? '';
    if (!parseDate(day)) return invalidInput([{ field: 'day', message: 'Please choose a day' }]);
    const found = await this.seats.day(group.tourId, day);
    if (!found) return invalidInput([{ field: 'day', message: 'Groups cannot come on this tour any more' }]);
    const { terms } = await this.terms.current();
    const starts = found.starts.map(({ time: tourTime, capacity, seatsLeft: remaining }) => ({
      ...{ tourTime, capacity, remaining },
    }));
    const { parts, missing } = spreadParts(group, starts, terms.mostParts);
    const planned = parts.map((part) => ({ ...part, tourDate: day, ownStart: false }));
    return { __typename: 'GroupDraft', day, closed: found.closed, starts, parts: planned, missing };
  }

  @Query('previewGroupQuote')
  async preview(
    @Args() { id, input }: QueryPreviewGroupQuoteArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<PreviewGroupQuoteResult> {
    const parsed = parseInput(groupQuoteInput, input);
    if (!parsed.ok) return parsed.refusal;
    const group = await this.found(id);
    if (!group) return refuse.GroupNotFound();
    const quote = await this.prepare.execute(group, parsed.value, staff);
    return '__typename' in quote ? quote : quoteView({ ...quote, version: (group.quoteVersion ?? 0) + 1 });
  }

  @Mutation('sendGroupQuote')
  async send(
    @Args() { id, revision, input }: MutationSendGroupQuoteArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SendGroupQuoteResult> {
    const parsed = parseInput(groupQuoteInput, input);
    if (!parsed.ok) return parsed.refusal;
    const group = await this.found(id);
    if (!group) return refuse.GroupNotFound();
    const quote = await this.prepare.execute(group, parsed.value, staff);
    if ('__typename' in quote) return quote;
    const isSent = await inTransaction(this.dataSource, (manager) =>
      this.store(manager, { ...group, revision }, quote, staff),
    );
    this.groups.wake();
    const view = await this.views.view((await this.groups.find(id)) ?? group);
    return isSent ? view : refuse.GroupChanged({ group: view });
  }

  private async store(
    manager: EntityManager,
    group: Group,
    quote: PreparedQuote,
    staff: StaffIdentity,
  ): Promise<boolean> {
    const { pupils, adults, parts, validUntil } = quote;
    const version = (group.quoteVersion ?? 0) + 1;
    const set = { state: 'quoted', quoteVersion: version, pupils, adults, dueAt: validUntil } as const;
    const starts = { firstStart: firstStart(parts), lastStart: lastStart(parts) };
    if (!(await this.groups.change(group, QUOTABLE, { ...set, ...starts }, manager))) return false;
    await manager.insert(GroupQuote, { ...quote, groupId: group.id, version, quotedBy: staff.id } as object);
    const recorded = { action: 'sendGroupQuote', staff, reason: null, before: group.state };
    await this.groups.record(manager, group, { kind: 'quoted', ...recorded });
    return true;
  }

  private async found(id: string): Promise<Group | null> {
    return isUuid(id) ? this.groups.find(id) : null;
  }
}
