import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChangeGroupResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Group, GroupState, GroupStep } from '../group.entity.js';
import { GroupViews, type StoredGroupView } from '../group.view.js';
import type { StepFacts } from '../group-facts.js';
import { GroupsRepository } from '../groups.repository.js';
import { DriveGroup, STEP_LEASE_MS } from './drive-group.js';

interface Step {
  readonly states: readonly GroupState[];
  readonly step: GroupStep;
  readonly facts: StepFacts;
}

/** Begins what is done to a group's seats, and answers as far as it got. */
@Injectable()
export class StartStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly driveGroup: DriveGroup,
    private readonly views: GroupViews,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Stores what is to be done before bookings is asked, so that the job can finish it. @param group with the revision that the caller saw */
  async start(group: Group, { states, step, facts }: Step): Promise<ChangeGroupResult> {
    const { staff } = facts;
    const stepFacts = { ...facts, staff: staff && { id: staff.id, staffRole: staff.staffRole } };
    const dueAt = new Date(this.clock.now().getTime() + STEP_LEASE_MS);
    const set = { step, stepFacts, dueAt };
    if (!(await this.groups.change(group, states, set, this.dataSource.manager))) return this.changed(group);
    try {
      const refused = await this.driveGroup.execute(group.id);
      return refused === undefined
        ? await this.done(group)
        : refuse.GroupSeatsRefused.because({ group: await this.view(group) }, refused);
    } catch (error) {
      if (!(error instanceof SubgraphUnavailableError)) throw error;
      this.logger.warn({ group: group.number, step, err: error }, 'bookings is silent, the job goes on');
      return this.done(group);
    }
  }

  /** The group as it is now. */
  async done(group: Group): Promise<ChangeGroupResult> {
    return this.view(group);
  }

  async changed(group: Group): Promise<ChangeGroupResult> {
    return refuse.GroupChanged({ group: await this.view(group) });
  }

  /** Bookings does not say what its seats are. */
  async unknown(group: Group): Promise<ChangeGroupResult> {
    return refuse.GroupSeatsRefused.unknown({ group: await this.view(group) });
  }

  private async view({ id }: Group): Promise<StoredGroupView> {
    const group = await this.groups.find(id);
    if (!group) throw new Error('a group is gone');
    return this.views.view(group);
  }
}
