import { createHash, randomUUID } from 'node:crypto';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import { mailboxKey, mailboxKeySql } from '@hilltop/platform/values/typed-email';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { faults } from '../../faults.en.js';
import type { PupilsNeedAdults } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import { Group } from '../group.entity.js';
import { GroupSeats } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { Organization } from '../organization.entity.js';
import { missingAdults } from '../price-group.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import { VenueDays } from '../venue-days.js';
import { askForGroupInput, type GroupAsk } from './ask-for-group.input.js';

/** Of one mailbox, until the house answers. */
const MOST_OPEN = 3;

const LOCK_MAILBOX = `SELECT pg_advisory_xact_lock(hashtext('group asks of ' || $1::text))`;

/** $1 mailbox: what follows a plus makes no other one. */
const OPEN_ASKS = `SELECT count(*)::integer AS asks FROM groups
  WHERE state = 'asked' AND ${mailboxKeySql('organizer_email')} = $1`;

const unknown = () => invalidInput([{ field: 'organizationId', message: faults.noSuchOrganization.error() }]);

interface Asked {
  readonly input: unknown;
  /** Of one that came before. */
  readonly organizationId?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/** Writes down what a group asks for: the desk for a caller, or the organizer by the form on the site. */
@Injectable()
export class AskForGroup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly terms: GroupTermsRepository,
    private readonly seats: GroupSeats,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param staff null for the organizer, who asks some days ahead @throws SubgraphUnavailableError */
  async execute(
    { input, organizationId = null, idempotencyKey }: Asked,
    staff: StaffIdentity | null,
  ): Promise<Group | PupilsNeedAdults | InvalidInput> {
    const { terms } = await this.terms.current();
    const days = this.days.ofGroups(staff ? 0 : terms.askedAheadDays);
    const isNew = organizationId === null;
    const parsed = parseInput(askForGroupInput({ ...days, isNew }, terms), input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const ask = parsed.value;
    const missing = missingAdults(ask, terms);
    if (missing > 0) return refuse.PupilsNeedAdults({ missing });
    const day = await this.seats.day(ask.tourId, ask.preferredDays[0]?.day ?? days.first);
    if (!day) return invalidInput([{ field: 'tourId', message: faults.notForGroups.error() }]);
    if (organizationId !== null && !isUuid(organizationId)) return unknown();
    return this.store(ask, { organizationId, tourName: day.tourName, key: key.value.idempotencyKey ?? null }, staff);
  }

  private async store(
    ask: GroupAsk,
    { key, ...facts }: { organizationId: string | null; tourName: string; key: string | null },
    staff: StaffIdentity | null,
  ): Promise<Group | InvalidInput> {
    const { organizationId } = facts;
    const requestHash = createHash('sha256')
      .update(JSON.stringify({ organizationId, ...ask }))
      .digest('hex');
    const stored = { ...facts, idempotencyKey: key, requestHash };
    try {
      const group = await inTransaction(this.dataSource, async (manager) => {
        const isOneMore = !staff && (await this.hasMany(manager, ask.organizerEmail, key));
        if (isOneMore) return invalidInput([{ field: 'organizerEmail', message: faults.manyAsks(MOST_OPEN).error() }]);
        if (organizationId !== null && !(await this.isThere(organizationId, manager))) return unknown();
        return this.insert(manager, ask, stored, staff);
      });
      this.groups.wake();
      return group;
    } catch (error) {
      if (!isUniqueViolation(error, 'groups_idempotency_key') || key === null) throw error;
      const earlier = await this.dataSource.manager.findOneByOrFail(Group, { idempotencyKey: key });
      if (earlier.requestHash === requestHash) return earlier;
      return invalidInput([{ field: 'idempotencyKey', message: faults.groupKeyReused.error() }]);
    }
  }

  /** Until the end of the transaction: the desk does not merge it into another one meanwhile. */
  private async isThere(id: string, manager: EntityManager): Promise<boolean> {
    return (await manager.findOne(Organization, { where: { id }, lock: { mode: 'for_key_share' } })) !== null;
  }

  /** One mailbox at a time, so that nobody asks often at once. A request that is repeated is no other one. */
  private async hasMany(manager: EntityManager, email: string, key: string | null): Promise<boolean> {
    const mailbox = mailboxKey(email);
    await manager.query(LOCK_MAILBOX, [mailbox]);
    if (key !== null && (await manager.existsBy(Group, { idempotencyKey: key }))) return false;
    const [row]: { asks: number }[] = await manager.query(OPEN_ASKS, [mailbox]);
    return (row?.asks ?? 0) >= MOST_OPEN;
  }

  private async insert(
    manager: EntityManager,
    ask: GroupAsk,
    facts: Pick<Group, 'tourName' | 'idempotencyKey' | 'requestHash'> & { readonly organizationId: string | null },
    staff: StaffIdentity | null,
  ): Promise<Group> {
    const { organizationName, organizationKind, address, ...asked } = ask;
    const [id, createdAt] = [randomUUID(), this.clock.now()];
    const organizationId = facts.organizationId ?? randomUUID();
    if (facts.organizationId === null) {
      const named = { name: organizationName ?? '', kind: organizationKind ?? 'school', address };
      await manager.insert(Organization, { id: organizationId, ...named, createdAt });
    }
    const [number, language] = [newReadableCode('HG'), currentLanguage()];
    const row = { ...facts, id, number, organizationId, state: 'asked', ...asked, language, createdAt };
    await manager.insert(Group, row as object);
    const group = await manager.findOneByOrFail(Group, { id });
    const by = { staff, action: staff ? 'askForGroup' : null, byOrganizer: !staff };
    await this.groups.record(manager, group, { kind: 'asked', ...by, reason: null, before: null });
    return group;
  }
}
