import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import type { GroupNotFound, MoveClosed, MyGroupChanged, MySeatsRefused } from '../../generated/refusals.js';
import type {
  MoveMyGroupResult,
  MutationMoveMyGroupArgs,
  MyGroupMove,
  PreviewMyGroupMoveResult,
  QueryPreviewMyGroupMoveArgs,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { dayOfGroup, type OfferedDays } from '../group.fields.js';
import type { GroupQuote, QuotedPart } from '../group-quote.entity.js';
import { GroupSeats, unlessSilent } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { freeUntil, heldAfterChange } from '../quote/quote-dates.js';
import { ChangeCount } from '../seats/change-count.js';
import type { GroupTerms } from '../terms/group-terms.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import { VenueDays } from '../venue-days.js';
import { GroupLinks } from './group-links.js';
import { MyGroupViews } from './my-group.view.js';
import { BY_LINK, MyGroupAnswers } from './my-group-answers.js';
import { roomForGroup, spreadOverDay } from './spread-count.js';

const chosen = (days: OfferedDays) =>
  z.object({ day: dayOfGroup(days), times: z.array(z.string()).min(1, faults.start).nullish() });

interface Plan extends ReturnType<typeof spreadOverDay> {
  readonly group: Group;
  readonly terms: GroupTerms;
  readonly day: string;
  readonly closed: string | null;
  readonly starts: ReturnType<typeof roomForGroup>;
  /** Where it comes now. */
  readonly before: readonly QuotedPart[];
}

type PlanRefusal = GroupNotFound | InvalidInput | MoveClosed | MyGroupChanged | MySeatsRefused;

const startsOf = (parts: readonly Pick<QuotedPart, 'tourDate' | 'tourTime'>[]): string =>
  [...parts.map(({ tourDate, tourTime }) => `${tourDate} ${tourTime}`)].sort().join();

/** The organizer takes its group to another day, or other starts, with the same people at the same price. */
@Resolver()
export class MoveMyGroupResolver {
  constructor(
    private readonly links: GroupLinks,
    private readonly groups: GroupsRepository,
    private readonly terms: GroupTermsRepository,
    private readonly seats: GroupSeats,
    private readonly changeCount: ChangeCount,
    private readonly views: MyGroupViews,
    private readonly answers: MyGroupAnswers,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('previewMyGroupMove')
  async preview(@Args() { token, ...asked }: QueryPreviewMyGroupMoveArgs): Promise<PreviewMyGroupMoveResult> {
    const plan = await this.plan(token, asked);
    return '__typename' in plan ? plan : this.view(plan);
  }

  @Mutation('moveMyGroup')
  async move(@Args() { token, revision, ...asked }: MutationMoveMyGroupArgs): Promise<MoveMyGroupResult> {
    const plan = await this.plan(token, asked, revision);
    if ('__typename' in plan) return plan;
    const { group, parts, missing, closed, before } = plan;
    if (closed) return invalidInput([{ field: 'day', message: closed }]);
    if (missing > 0) return refuse.MySeatsRefused.noSeat({ group: await this.views.of(group) }, missing);
    if (!group.displacedAt && startsOf(parts) === startsOf(before))
      return invalidInput([{ field: 'times', message: faults.sameStarts.error() }]);
    const outcome = await this.changeCount.execute(group, revision, parts, BY_LINK);
    if (typeof outcome === 'string' || 'refused' in outcome) return this.answers.of(group, outcome);
    // The same people at the same price ask for nothing else that can be refused.
    if (outcome.__typename !== 'InvalidInput') throw new Error(`a move asks for ${outcome.__typename}`);
    return invalidInput(outcome.fields.map((fault) => ({ ...fault, field: 'times' })));
  }

  /** @param revision that the organizer saw; that of now by default */
  private async plan(
    token: string,
    asked: Pick<QueryPreviewMyGroupMoveArgs, 'day' | 'times'>,
    revision?: number,
  ): Promise<Plan | PlanRefusal> {
    const group = await this.links.open(token);
    if (!group) return refuse.GroupNotFound();
    const isComing = group.state === 'accepted' || group.state === 'secured';
    const isSeen = group.revision === (revision ?? group.revision) && group.step === null;
    if (!isComing || !isSeen) return refuse.MyGroupChanged({ group: await this.views.of(group) });
    const quote = await this.groups.quote(group);
    const terms = await this.terms.of(quote.termsVersion);
    const parsed = parseInput(chosen(this.days.ofGroups(terms.askedAheadDays)), asked);
    if (!parsed.ok) return parsed.refusal;
    return (await this.deskMoves(group, quote, terms)) ?? this.fit(group, quote, terms, parsed.value);
  }

  /** It is late, or the group has a start of its own, which managers give. One that the house displaced is never late. */
  private async deskMoves(group: Group, { parts }: GroupQuote, terms: GroupTerms) {
    const until = group.firstStart && freeUntil(group.firstStart, terms);
    if (until && until <= this.clock.now() && !group.displacedAt)
      return refuse.MoveClosed({ since: until.toISOString() });
    if (!parts.some(({ ownStart }) => ownStart)) return undefined;
    return refuse.MySeatsRefused.ownStart({ group: await this.views.of(group) });
  }

  private async fit(
    group: Group,
    { parts: before }: GroupQuote,
    terms: GroupTerms,
    { day, times = null }: { readonly day: string; readonly times?: readonly string[] | null | undefined },
  ): Promise<Plan | InvalidInput | MySeatsRefused> {
    const room = await unlessSilent(this.seats.day(group.tourId, day).then((found) => ({ found })));
    if (!room) return refuse.MySeatsRefused.unknown({ group: await this.views.of(group) });
    if (!room.found) return invalidInput([{ field: 'day', message: faults.noLongerForGroups.error() }]);
    const starts = roomForGroup(day, room.found, before);
    if (times?.some((time) => !starts.some(({ tourTime }) => tourTime === time)) && !room.found.closed)
      return invalidInput([{ field: 'times', message: faults.noSuchTime.error() }]);
    const spread = spreadOverDay(group, day, starts, { times, most: terms.mostParts });
    return { ...spread, group, terms, day, closed: room.found.closed, starts, before };
  }

  private view({ group, terms, day, closed, starts, parts, missing }: Plan): MyGroupMove {
    const first = starts.find(({ tourTime }) => tourTime === parts[0]?.tourTime)?.startsAt;
    const at = first === undefined || missing > 0 ? null : new Date(first);
    const { heldUntil: until, displacedAt } = group;
    const held = at && until && heldAfterChange(this.clock.now(), displacedAt ? undefined : until, at, terms);
    return {
      __typename: 'MyGroupMove',
      ...{ day, closed, missing },
      starts: starts.map(({ startsAt: _, ...start }) => start),
      parts: [...parts],
      countFinalAt: at && this.days.countFinalAt(at, terms).toISOString(),
      freeUntil: at && freeUntil(at, terms).toISOString(),
      heldUntil: held ? held.toISOString() : null,
    };
  }
}
