import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { totalOf } from '../bill-group.js';
import { Exemptions } from '../exemptions.js';
import { Group } from '../group.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { DriveGroup, STEP_LEASE_MS } from './drive-group.js';

const EVERY_MS = 15_000;
/** Groups per run. */
const BATCH = 20;

const BY_ITSELF = { action: null, staff: null, reason: null };

/** Finishes steps of dead processes, ends quotes and holds whose time is over, and sees that a visit has begun. None of it for a day that is closed. */
@Injectable()
export class FinishGroupsJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly exemptions: Exemptions,
    private readonly driveGroup: DriveGroup,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'finish-groups', everyMs: EVERY_MS, run: () => this.execute() });
  }

  async execute(): Promise<void> {
    for (const id of await this.groups.claimDue(BATCH)) {
      try {
        await this.finish(id);
      } catch (error) {
        this.logger.warn({ group: id, err: error }, 'group not finished, retrying later');
      }
    }
  }

  private async finish(id: string): Promise<void> {
    const group = await this.groups.find(id);
    if (!group) return;
    const isStep = group.step !== null;
    if (!isStep) await inTransaction(this.dataSource, (manager) => this.timeIsOver(group, manager));
    // A hold that is over is released as any other.
    if (isStep || group.state === 'accepted') await this.driveGroup.execute(id);
  }

  private async timeIsOver(group: Group, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const { id, state, displacedAt } = group;
    if (displacedAt) {
      await manager.update(Group, { id }, { dueAt: null });
      return;
    }
    if (state === 'quoted') {
      const ended = { state: 'ended', ending: 'quote_expired', endedAt: now, dueAt: null } as const;
      if (!(await this.groups.change(group, ['quoted'], ended, manager))) return;
      await this.groups.record(manager, group, { kind: 'ended', before: state, ...BY_ITSELF });
    } else if (state === 'accepted') {
      const stepFacts = { ...BY_ITSELF, ending: 'hold_ended' } as const;
      const dueAt = new Date(now.getTime() + STEP_LEASE_MS);
      await this.groups.change(group, ['accepted'], { step: 'releasing', stepFacts, dueAt }, manager);
    } else if (state === 'secured') {
      const lines = await this.exemptions.billed(group, (await this.groups.quote(group)).lines, manager);
      const billed = { billableCents: totalOf(lines), billableLines: lines as never };
      const visited = { state: 'visited', dueAt: null, ...billed } as const;
      if (!(await this.groups.change(group, ['secured'], visited, manager))) return;
      await this.groups.record(manager, group, { kind: 'visited', before: state, ...BY_ITSELF });
    }
  }
}
