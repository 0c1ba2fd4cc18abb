import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { GroupChange } from '../group-change.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { GroupMoneyRepository } from '../money/group-money.repository.js';
import type { GroupPayment } from '../money/group-payment.entity.js';
import { ChangeGroup } from '../seats/change-group.js';
import { DriveGroup } from '../seats/drive-group.js';
import { StartStep, type StepOutcome } from '../seats/start-step.js';

const BY_LINK = { action: null, staff: null, reason: null, byOrganizer: true } as const;

/** Somebody who changes the group at the same time makes a round longer. */
const MOST_ROUNDS = 6;

/** The seats that a deposit books before it is charged. */
@Injectable()
export class PaidSeats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly changeGroup: ChangeGroup,
    private readonly driveGroup: DriveGroup,
    private readonly steps: StartStep,
  ) {}

  /** @returns why the seats are not booked; undefined once they are, or if the group needs none @throws SubgraphUnavailableError */
  async book({ groupId, acceptance }: GroupPayment): Promise<string | undefined> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const group = await this.find(groupId);
      if (group.step !== null) await this.driveGroup.execute(groupId);
      else if (group.state !== 'quoted' && group.state !== 'accepted') return undefined;
      else {
        const outcome = await this.next(group, acceptance);
        if (typeof outcome === 'object') return outcome.refused;
        if (outcome !== 'done' && (await this.find(groupId)).revision === group.revision) break;
      }
    }
    return refuse.PaymentRefused.groupChanged().message;
  }

  /** Of a group that nothing has secured but this payment, which was not charged. @throws SubgraphUnavailableError */
  async giveBack({ groupId }: GroupPayment): Promise<void> {
    const group = await this.find(groupId);
    if (group.step === 'releasing') await this.driveGroup.execute(groupId);
    if (group.state !== 'secured' || group.step !== null || group.purchaseOrder) return;
    const { manager } = this.dataSource;
    const isByLink = await manager.existsBy(GroupChange, { groupId, kind: 'secured', byOrganizer: true });
    const entries = await this.money.entries([groupId]);
    if (!isByLink || entries.some(({ cause }) => cause === 'received')) return;
    const facts = { ...BY_LINK, byOrganizer: false, ending: 'hold_ended', billableLines: [] } as const;
    await this.steps.start(group, { states: ['secured'], step: 'releasing', facts });
    if ((await this.find(groupId)).step === 'releasing') await this.driveGroup.execute(groupId);
  }

  private next(group: Group, acceptance: GroupPayment['acceptance']): Promise<StepOutcome> {
    if (group.state === 'accepted') return this.changeGroup.secure(group, BY_LINK, null);
    return acceptance ? this.changeGroup.accept(group, acceptance, BY_LINK) : Promise.resolve('changed');
  }

  private async find(id: string): Promise<Group> {
    const group = await this.groups.find(id);
    if (!group) throw new Error(`group ${id} is gone`);
    return group;
  }
}
