import { randomUUID } from 'node:crypto';
import { groupChanged } from '@hilltop/contracts/orders/group-changed';
import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { matchSearch } from '@hilltop/platform/database/match-search';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type StaffAction, staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, type QueryDeepPartialEntity } from 'typeorm';
import type { GroupNeed } from '../generated/schema-types.js';
import { Group, type GroupState } from './group.entity.js';
import { GroupChange } from './group-change.entity.js';
import type { StepFacts } from './group-facts.js';
import { GroupQuote } from './group-quote.entity.js';

const SEARCHED = `search_form(o.name || ' ' || g.organizer_name || ' ' || g.organizer_email || ' ' || g.number || ' ' ||
  replace(g.number, '-', '') || ' ' || coalesce(g.purchase_order ->> 'number', '') || ' ' ||
  coalesce((SELECT string_agg(d.number, ' ') FROM group_documents d WHERE d.group_id = g.id), ''))`;

/** $today: the venue's date. */
const NEEDS: Readonly<Record<GroupNeed, string>> = {
  certificate: `EXISTS (SELECT FROM group_files f JOIN organizations o ON o.id = g.organization_id
    WHERE f.group_id = g.id AND f.kind = 'certificate' AND f.added_at > coalesce(o.exempt_at, '-infinity'))`,
  order: `g.state = 'accepted' AND g.step IS NULL AND g.sent_order IS NOT NULL`,
  money: `g.balance_cents > coalesce((SELECT sum(d.total_cents) FROM group_documents d
    WHERE d.group_id = g.id AND d.kind = 'invoice' AND d.due_on >= :today), 0)`,
  // A deposit that is kept after a cancellation needs no invoice.
  invoice: `(g.state = 'visited' OR g.balance_cents + g.billable_cents > 0) AND g.billable_cents > coalesce((
  SELECT sum(d.total_cents) FROM group_documents d WHERE d.group_id = g.id AND d.kind = 'invoice'), 0)`,
};

/** Groups whose moment has come, each leased for half a minute. $1 now, $2 limit. */
const CLAIM_DUE = `
  UPDATE groups SET due_at = $1::timestamptz + interval '30 seconds' WHERE id = ANY (ARRAY(
    SELECT id FROM groups WHERE due_at <= $1::timestamptz ORDER BY due_at LIMIT $2::integer FOR UPDATE SKIP LOCKED)) RETURNING id`;

/** Those in which something comes next, the oldest first; the others, the newest first. */
const OPEN: readonly GroupState[] = ['asked', 'quoted', 'accepted', 'secured'];

interface Recorded extends Pick<StepFacts, 'staff' | 'reason' | 'byOrganizer'> {
  readonly kind: GroupChange['kind'];
  /** Of staff, in the schema, with what it changed; null for what others did, and what happened by itself. */
  readonly action: string | null;
  readonly before: string | null;
}

type ActionOfGroup = Pick<StaffAction, 'action' | 'staff' | 'after'> & Partial<Pick<StaffAction, 'before'>>;

@Injectable()
export class GroupsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Group | null> {
    return manager.findOneBy(Group, { id });
  }

  /** @param version that is valid, or was accepted, by default */
  async quote({ id, quoteVersion }: Group, version = quoteVersion ?? 0): Promise<GroupQuote> {
    return this.dataSource.manager.findOneByOrFail(GroupQuote, { groupId: id, version });
  }

  /** @param today the venue's date */
  async page(
    states: readonly GroupState[],
    { first, offset, search }: PageArguments,
    { need, today }: { need: GroupNeed | null; today: string },
  ) {
    const matching = this.dataSource.manager.createQueryBuilder(Group, 'g').where('true');
    if (states.length > 0) matching.andWhere('g.state IN (:...states)', { states });
    if (need) matching.andWhere(NEEDS[need], need === 'money' ? { today } : {});
    if (search !== '') {
      matching.innerJoin('organizations', 'o', 'o.id = g.organization_id').andWhere(...matchSearch(SEARCHED, search));
    }
    const isOpen = states.length > 0 && states.every((state) => OPEN.includes(state));
    const sorted = matching.orderBy('g.createdAt', isOpen ? 'ASC' : 'DESC').addOrderBy('g.id');
    const [groups, total] = await sorted.limit(first).offset(offset).getManyAndCount();
    return { groups, total };
  }

  /**
   * Changes a group in one of these states, if it has this revision and nothing is being done to its seats.
   * @returns false when it has not
   */
  async change(
    { id, revision }: Pick<Group, 'id' | 'revision'>,
    states: readonly GroupState[],
    set: QueryDeepPartialEntity<Group>,
    manager: EntityManager,
  ): Promise<boolean> {
    const as = { id, revision, step: IsNull(), state: In(states) };
    const { affected } = await manager.update(Group, as, { ...set, revision: revision + 1 });
    return affected === 1;
  }

  /** Ends the step that bookings has answered. @returns false when another process has ended it */
  async endStep(
    { id, revision, step }: Group,
    set: QueryDeepPartialEntity<Group>,
    manager: EntityManager,
  ): Promise<boolean> {
    if (step === null) throw new Error('the group has no step');
    const ended = { ...set, step: null, stepFacts: null, revision: revision + 1 };
    const { affected } = await manager.update(Group, { id, revision, step }, ended);
    return affected === 1;
  }

  /** In the transaction of the change. @param group as it was, or as it was inserted */
  async record(
    manager: EntityManager,
    { id, number, language, revision: was }: Group,
    recorded: Recorded,
  ): Promise<void> {
    const { kind, action, staff, reason, before, byOrganizer = false } = recorded;
    const [at, staffId, changeId] = [this.clock.now(), staff?.id ?? null, randomUUID()];
    const revision = kind === 'asked' ? was : was + 1;
    await manager.insert(GroupChange, { id: changeId, groupId: id, revision, kind, staffId, byOrganizer, reason, at });
    const by = byOrganizer ? 'organizer' : staff ? 'staff' : 'nobody';
    const facts = { aggregateId: id, correlationId: correlationId(), now: at };
    const data = { changeId, groupId: id, kind, by, language } as const;
    await this.outbox.add(manager, groupChanged.create({ ...facts, data }));
    if (!staff || action === null) return;
    await this.recordAction(
      manager,
      { id, number },
      { action, staff, before: before === null ? null : { state: before }, after: { state: kind } },
    );
  }

  /** What staff did, for the record; in the transaction of the change. */
  async recordAction(
    manager: EntityManager,
    { id, number }: Pick<Group, 'id' | 'number'>,
    { before = null, ...done }: ActionOfGroup,
  ): Promise<void> {
    const target = { targetType: 'group', targetId: id, targetName: number };
    const event = staffActionEvent(staffActionRecorded, { ...done, ...target, before }, this.clock.now());
    await this.outbox.add(manager, event);
  }

  /** Call it after the transaction. */
  wake(): void {
    this.outbox.wake();
  }

  async claimDue(limit: number): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await this.dataSource.query(CLAIM_DUE, [this.clock.now(), limit]);
    return rows.map(({ id }) => id);
  }
}
