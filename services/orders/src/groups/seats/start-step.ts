import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
  async start(group: Group, step: Step): Promise<StepOutcome> {
    const isBegun = await this.begin(group, step, this.dataSource.manager);
    return isBegun ? this.drive(group, step.step) : 'changed';
  }

  /** Stores it alone, in the transaction of what asks for it. @returns false when the group is not as it was seen */
  async begin(group: Group, { states, step, facts }: Step, manager: EntityManager): Promise<boolean> {
    const { staff } = facts;
    const stepFacts = { ...facts, staff: staff && { id: staff.id, staffRole: staff.staffRole } };
    const dueAt = new Date(this.clock.now().getTime() + STEP_LEASE_MS);
    return this.groups.change(group, states, { step, stepFacts, dueAt }, manager);
  }

  /** A step that is stored. */
  async drive({ id, number }: Group, step: GroupStep): Promise<StepOutcome> {
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
