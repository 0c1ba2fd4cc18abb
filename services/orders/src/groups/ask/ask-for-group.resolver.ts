import { createHash, randomUUID } from 'node:crypto';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import type { AskForGroupResult, MutationAskForGroupArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { Group } from '../group.entity.js';
import { GroupViews } from '../group.view.js';
import { GroupSeats } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';
import { Organization } from '../organization.entity.js';
import { missingAdults } from '../price-group.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import { VenueDays } from '../venue-days.js';
import { askForGroupInput, type GroupAsk } from './ask-for-group.input.js';

const MONTHS_AHEAD = 12;

const NOT_FOR_GROUPS = 'Groups cannot come on this tour';

/** The desk writes down what somebody asks for on the telephone. */
@Resolver()
export class AskForGroupResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly terms: GroupTermsRepository,
    private readonly seats: GroupSeats,
    private readonly views: GroupViews,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('askForGroup')
  async ask(
    @Args() { input, idempotencyKey }: MutationAskForGroupArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<AskForGroupResult> {
    const { terms } = await this.terms.current();
    const today = this.days.today();
    const last = this.days.monthsFromToday(MONTHS_AHEAD);
    const parsed = parseInput(askForGroupInput({ today, last }, terms), input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const ask = parsed.value;
    const missing = missingAdults(ask, terms);
    if (missing > 0) return refuse.PupilsNeedAdults({ missing });
    const day = await this.seats.day(ask.tourId, ask.wishes[0]?.day ?? today);
    if (!day) return invalidInput([{ field: 'tourId', message: NOT_FOR_GROUPS }]);
    const known = ask.organizationId && (await this.organization(ask.organizationId));
    if (ask.organizationId && !known)
      return invalidInput([{ field: 'organizationId', message: 'This organization does not exist' }]);
    return this.store(ask, day.tourName, key.value.idempotencyKey ?? null, staff);
  }

  private organization(id: string): Promise<Organization | null> {
    return this.dataSource.manager.findOneBy(Organization, { id });
  }

  private async store(
    ask: GroupAsk,
    tourName: string,
    idempotencyKey: string | null,
    staff: StaffIdentity,
  ): Promise<AskForGroupResult> {
    const requestHash = createHash('sha256').update(JSON.stringify(ask)).digest('hex');
    try {
      const group = await inTransaction(this.dataSource, (manager) =>
        this.insert(manager, ask, { tourName, idempotencyKey, requestHash }, staff),
      );
      this.groups.wake();
      return await this.views.view(group);
    } catch (error) {
      if (!isUniqueViolation(error, 'groups_idempotency_key') || idempotencyKey === null) throw error;
      const earlier = await this.dataSource.manager.findOneByOrFail(Group, { idempotencyKey });
      if (earlier.requestHash === requestHash) return this.views.view(earlier);
      return invalidInput([{ field: 'idempotencyKey', message: 'This key was used for another group' }]);
    }
  }

  private async insert(
    manager: EntityManager,
    ask: GroupAsk,
    facts: Pick<Group, 'tourName' | 'idempotencyKey' | 'requestHash'>,
    staff: StaffIdentity,
  ): Promise<Group> {
    const { organizationId, organizationName, organizationKind, address, ...asked } = ask;
    const [id, createdAt] = [randomUUID(), this.clock.now()];
    const organization = organizationId ?? randomUUID();
    if (!organizationId) {
      const named = { name: organizationName ?? '', kind: organizationKind ?? 'school', address };
      await manager.insert(Organization, { id: organization, ...named, createdAt: createdAt });
    }
    const row = { id, number: newReadableCode('HG'), organizationId: organization, state: 'asked', ...asked, ...facts };
    await manager.insert(Group, { ...row, createdAt } as object);
    const group = await manager.findOneByOrFail(Group, { id });
    await this.groups.record(manager, group, {
      kind: 'asked',
      action: 'askForGroup',
      staff,
      reason: null,
      before: null,
    });
    return group;
  }
}
