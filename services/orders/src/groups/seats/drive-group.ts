import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { runInLanguage } from '@hilltop/platform/logging/correlation';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { totalOf } from '../bill-group.js';
import type { Group, GroupStep } from '../group.entity.js';
import type { GroupChange } from '../group-change.entity.js';
import type { StepFacts } from '../group-facts.js';
import { firstStart, type GroupQuote, lastStart } from '../group-quote.entity.js';
import { GroupSeats } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { Organization } from '../organization.entity.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';

/** A request drives its step; the job takes over after this. */
export const STEP_LEASE_MS = 30_000;

interface Answered {
  readonly group: Group;
  readonly facts: StepFacts;
  /** Whose parts it has now. */
  readonly quote: GroupQuote;
  readonly holdIds: readonly string[];
  readonly now: Date;
}

interface Done {
  readonly kind: GroupChange['kind'] | ((facts: StepFacts) => GroupChange['kind']);
  readonly set: (answered: Answered) => QueryDeepPartialEntity<Group>;
}

const DONE: Readonly<Record<GroupStep, Done>> = {
  holding: {
    kind: 'accepted',
    set: ({ group: { quoteVersion }, facts: { heldUntil = '', name = '', position = '' }, holdIds, now }) => {
      const until = new Date(heldUntil);
      const accepted = { acceptedVersion: quoteVersion, acceptedBy: name, acceptedPosition: position, acceptedAt: now };
      return { state: 'accepted', heldUntil: until, dueAt: until, holdIds: [...holdIds], ...accepted };
    },
  },
  booking: {
    kind: 'secured',
    set: ({ group: { lastStart }, facts: { purchaseOrder = null } }) => {
      return { state: 'secured', heldUntil: null, holdIds: null, dueAt: lastStart, purchaseOrder };
    },
  },
  changing: {
    kind: ({ sentOrder }) => (sentOrder ? 'order_sent' : 'changed'),
    set: ({ group: { state, heldUntil }, facts, quote: { version, pupils, adults, parts }, holdIds }) => {
      const starts = { firstStart: firstStart(parts), lastStart: lastStart(parts) };
      const until = facts.heldUntil === undefined ? heldUntil : new Date(facts.heldUntil);
      const held = { heldUntil: until, dueAt: until, holdIds: [...holdIds] };
      const order = facts.sentOrder ? { sentOrder: facts.sentOrder } : {};
      const next = state === 'accepted' ? held : { dueAt: starts.lastStart };
      return { quoteVersion: version, pupils, adults, ...starts, ...next, ...order, displacedAt: null };
    },
  },
  releasing: {
    kind: 'ended',
    set: ({ facts: { ending = 'canceled', billableLines = [] }, now }) => {
      const billed = { billableCents: totalOf(billableLines), billableLines: billableLines as never };
      return {
        state: 'ended',
        ending,
        endedAt: now,
        heldUntil: null,
        holdIds: null,
        dueAt: null,
        displacedAt: null,
        ...billed,
      };
    },
  },
};

/**
 * Does what is being done to a group's seats, from its stored step: the request that stored it, or the job after a failure. Bookings
 * answers a repeated request as the first one, and one process stores the answer.
 */
@Injectable()
export class DriveGroup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly seats: GroupSeats,
    private readonly terms: GroupTermsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns why bookings refused; undefined when it is done, or nothing was to do @throws SubgraphUnavailableError */
  async execute(id: string): Promise<string | undefined> {
    const group = await this.groups.find(id);
    if (!group?.step || !group.stepFacts) return undefined;
    const { step, stepFacts: facts } = group;
    const quote = await this.groups.quote(group, facts.quoteVersion);
    const { name } = await this.dataSource.manager.findOneByOrFail(Organization, { id: group.organizationId });
    const { peoplePerGuide } = await this.terms.of(quote.termsVersion);
    // Bookings of its parts have the language of the request that makes them.
    const answer = await runInLanguage(group.language, () =>
      this.seats.drive(group, quote, { organization: name, peoplePerGuide }),
    );
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      if ('refused' in answer) return this.refused(group, quote, now, manager);
      const { kind, set } = DONE[step];
      if (!(await this.groups.endStep(group, set({ group, facts, quote, holdIds: answer.holdIds, now }), manager)))
        return;
      const happened = typeof kind === 'string' ? kind : kind(facts);
      await this.groups.record(manager, group, { ...facts, kind: happened, before: group.state });
    });
    this.groups.wake();
    return 'refused' in answer ? answer.refused : undefined;
  }

  /** It has what it had; a group whose hold is over has nothing, which the job finds out. */
  private async refused(group: Group, { validUntil }: GroupQuote, now: Date, manager: EntityManager): Promise<void> {
    if (group.step === 'releasing') throw new Error(`bookings does not release the seats of group ${group.number}`);
    const ends = group.step === 'holding' ? validUntil : (group.heldUntil ?? group.lastStart);
    const dueAt = ends ?? now;
    await this.groups.endStep(group, { dueAt }, manager);
  }
}
