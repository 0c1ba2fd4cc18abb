import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { mailboxKey, mailboxKeySql } from '@hilltop/platform/values/typed-email';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Environment } from '../../env.js';
import type {
  MutationAcceptMyGroupArgs,
  MutationCancelMyGroupArgs,
  MutationChangeMyGroupCountArgs,
  MutationSendMyPurchaseOrderArgs,
  MyGroupCountResult,
  MyGroupResult,
  MyGroup as MyGroupView,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { wholePeople } from '../group.fields.js';
import type { StoredPurchaseOrder } from '../group-facts.js';
import { firstStart } from '../group-quote.entity.js';
import { GroupSeats, unlessSilent } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { heldForOrder } from '../quote/quote-dates.js';
import { ChangeCount } from '../seats/change-count.js';
import { acceptanceFields, ChangeGroup } from '../seats/change-group.js';
import { StartStep, type StepOutcome } from '../seats/start-step.js';
import { GroupLinks } from './group-links.js';
import { MyGroupViews } from './my-group.view.js';
import { BY_LINK, MyGroupAnswers } from './my-group-answers.js';
import { spreadCount } from './spread-count.js';

const acceptance = z.object(acceptanceFields);

const people = z.object({ pupils: wholePeople('pupils'), adults: wholePeople('adults') });

/** Groups of one organizer that hold seats and have not paid. */
const MOST_UNSECURED = 2;

/** Groups that hold seats, or are about to. $1 mailbox. */
const UNSECURED = `
  SELECT count(*) FILTER (WHERE ${mailboxKeySql('organizer_email')} = $1)::integer AS own, coalesce(sum(pupils + adults), 0)::integer AS seats
  FROM groups WHERE state = 'accepted' OR step = 'holding'`;

/** What the organizer of a group sees and does, by the link in its mails. */
@Resolver()
export class MyGroupResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: GroupLinks,
    private readonly groups: GroupsRepository,
    private readonly views: MyGroupViews,
    private readonly answers: MyGroupAnswers,
    private readonly seats: GroupSeats,
    private readonly steps: StartStep,
    private readonly changeGroup: ChangeGroup,
    private readonly changeCount: ChangeCount,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'UNSECURED_GROUP_SEATS'>,
  ) {}

  @Query('myGroup')
  async show(@Args('token') token: string): Promise<MyGroupView | null> {
    const group = await this.found(token);
    return group && this.views.of(group);
  }

  @Mutation('acceptMyGroup')
  async accept(@Args() { token, revision, ...given }: MutationAcceptMyGroupArgs): Promise<MyGroupResult> {
    const parsed = parseInput(acceptance, given);
    if (!parsed.ok) return parsed.refusal;
    const group = await this.found(token, revision);
    if (!group) return refuse.GroupNotFound();
    if (group.state === 'quoted' && !(await this.mayHold(group))) return refuse.SecureFirst();
    return this.answers.of(group, await this.changeGroup.accept(group, parsed.value, BY_LINK));
  }

  @Mutation('sendMyPurchaseOrder')
  async sendOrder(@Args() { token, revision, input }: MutationSendMyPurchaseOrderArgs): Promise<MyGroupResult> {
    const group = await this.found(token, revision);
    if (!group) return refuse.GroupNotFound();
    const { state, heldUntil, quoteVersion } = group;
    if (state !== 'accepted' || !heldUntil || quoteVersion === null) return this.answers.of(group, 'changed');
    const quote = await this.groups.quote(group);
    const sentOrder = this.changeGroup.readOrder(input, quote);
    if ('__typename' in sentOrder) return sentOrder;
    if (group.sentOrder) return this.answers.of(group, await this.replaceOrder(group, sentOrder));
    const until = heldForOrder(heldUntil, firstStart(quote.parts)).toISOString();
    const facts = { ...BY_LINK, sentOrder, quoteVersion, heldUntil: until };
    return this.answers.of(group, await this.steps.start(group, { states: ['accepted'], step: 'changing', facts }));
  }

  @Mutation('changeMyGroupCount')
  async count(@Args() { token, revision, ...given }: MutationChangeMyGroupCountArgs): Promise<MyGroupCountResult> {
    const parsed = parseInput(people, given);
    if (!parsed.ok) return parsed.refusal;
    const group = await this.found(token);
    if (!group) return refuse.GroupNotFound();
    const isComing = group.state === 'accepted' || group.state === 'secured';
    if (group.revision !== revision || !isComing) return this.answers.of(group, 'changed');
    const { parts } = await this.groups.quote(group);
    const days = [...new Set(parts.map(({ tourDate }) => tourDate))];
    const room = await unlessSilent(
      Promise.all(days.map(async (day) => [day, await this.seats.day(group.tourId, day)] as const)),
    );
    if (!room) return this.answers.of(group, 'unknown');
    const spread = spreadCount(parsed.value, parts, new Map(room));
    if (spread.missing > 0) {
      const left = parsed.value.pupils + parsed.value.adults - spread.missing - group.pupils - group.adults;
      return refuse.MySeatsRefused.tooFew({ group: await this.views.of(group) }, Math.max(0, left));
    }
    const outcome = await this.changeCount.execute(group, revision, spread.parts, BY_LINK);
    if (typeof outcome === 'string' || 'refused' in outcome) return this.answers.of(group, outcome);
    // Managers alone set a price or give a start of its own, and a count does neither.
    if (outcome.__typename === 'NoGroupRate' || outcome.__typename === 'ManagersDecide')
      throw new Error(`a count asks for ${outcome.__typename}`);
    return outcome.__typename === 'InvalidInput'
      ? invalidInput(outcome.fields.map((fault) => ({ ...fault, field: 'pupils' })))
      : outcome;
  }

  @Mutation('cancelMyGroup')
  async cancel(@Args() { token, revision }: MutationCancelMyGroupArgs): Promise<MyGroupResult> {
    const group = await this.found(token, revision);
    if (!group) return refuse.GroupNotFound();
    const ending = group.state === 'secured' ? 'canceled' : 'withdrawn';
    const outcome = await this.changeGroup.end(group, ending, BY_LINK);
    return typeof outcome === 'object' && '__typename' in outcome ? outcome : this.answers.of(group, outcome);
  }

  /** One that comes in the place of another holds no seat longer. */
  private async replaceOrder(group: Group, sentOrder: StoredPurchaseOrder): Promise<StepOutcome> {
    const isReplaced = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.groups.change(group, ['accepted'], { sentOrder }, manager))) return false;
      await this.groups.record(manager, group, { kind: 'order_sent', ...BY_LINK, before: group.state });
      return true;
    });
    this.groups.wake();
    return isReplaced ? 'done' : 'changed';
  }

  /** A stranger blocks no season: only so many seats are held for those who have not paid. Two at once can go beyond it. */
  private async mayHold({ organizerEmail, pupils, adults }: Group): Promise<boolean> {
    const [held]: { own: number; seats: number }[] = await this.dataSource.query(UNSECURED, [
      mailboxKey(organizerEmail),
    ]);
    const { own = 0, seats = 0 } = held ?? {};
    return own < MOST_UNSECURED && seats + pupils + adults <= this.settings.UNSECURED_GROUP_SEATS;
  }

  /** @param revision that the organizer saw; that of now by default */
  private async found(token: string, revision?: number): Promise<Group | null> {
    const group = await this.links.open(token);
    return group && { ...group, revision: revision ?? group.revision };
  }
}
