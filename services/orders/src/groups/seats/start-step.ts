import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Group, GroupState, GroupStep } from '../group.entity.js';
import type { StepFacts } from '../group-facts.js';
import { GroupsRepository } from '../groups.repository.js';
import { DriveGroup, STEP_LEASE_MS } from './drive-group.js';

interface Step {
  readonly states: readonly GroupState[];
  readonly step: GroupStep;
  readonly facts: StepFacts;
}

/**
 * What became of a change. `changed`: the group is not as the caller saw it. `unknown`: bookings does not say what its seats are.
 * `refused` has the sentence of bookings. While bookings is silent a step is `done` as far as it got: the group still has it.
 */
export type StepOutcome = 'done' | 'changed' | 'unknown' | { readonly refused: string };

/** Begins what is done to a group's seats. */
@Injectable()
export class StartStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly driveGroup: DriveGroup,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Stores what is to be done before bookings is asked, so that the job can finish it. @param group with the revision that the caller saw */
  async start(group: Group, { states, step, facts }: Step): Promise<StepOutcome> {
    const { staff } = facts;
    const stepFacts = { ...facts, staff: staff && { id: staff.id, staffRole: staff.staffRole } };
    const dueAt = new Date(this.clock.now().getTime() + STEP_LEASE_MS);
    const isBegun = await this.groups.change(group, states, { step, stepFacts, dueAt }, this.dataSource.manager);
    return isBegun ? this.drive(group, step) : 'changed';
  }

  private async drive({ id, number }: Group, step: GroupStep): Promise<StepOutcome> {
    try {
      const refused = await this.driveGroup.execute(id);
      return refused === undefined ? 'done' : { refused };
    } catch (error) {
      if (!(error instanceof SubgraphUnavailableError)) throw error;
      this.logger.warn({ group: number, step, err: error }, 'bookings is silent, the job goes on');
      return 'done';
    }
  }
}
