import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Group } from '../group.entity.js';
import { GroupSeats } from '../group-seats.js';
import { GroupsRepository } from '../groups.repository.js';

const COMING = ['accepted', 'secured'] as const;

/** The house closed a day of a group, or opened it again. What the group has left is asked, because the events come in any order. */
@Injectable()
export class AskForSeatsWhenDisplacedOrRestored implements Reaction<{ groupId: string }> {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly seats: GroupSeats,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws while its seats are being changed, or bookings does not answer; the event is redelivered */
  async react({ data: { groupId } }: CloudEvent<{ groupId: string }>, manager: EntityManager): Promise<void> {
    const group = await this.groups.find(groupId, manager);
    if (!group || !COMING.some((state) => state === group.state)) return;
    const isDisplaced = await this.lacksSeats(group);
    if (isDisplaced === (group.displacedAt !== null)) return;
    const { state, heldUntil, lastStart } = group;
    const set = isDisplaced ? { displacedAt: this.clock.now() } : { displacedAt: null, dueAt: heldUntil ?? lastStart };
    if (!(await this.groups.change(group, COMING, set, manager))) throw new Error('the group is being changed');
    const kind = isDisplaced ? 'displaced' : 'restored';
    await this.groups.record(manager, group, { kind, action: null, staff: null, reason: null, before: state });
  }

  committed(): void {
    this.groups.wake();
  }

  /** A closing displaces what is booked, and ends what is held. */
  private async lacksSeats(group: Group): Promise<boolean> {
    const parts = (await this.seats.of(group.id)) ?? [];
    if (group.state === 'secured') return parts.some(({ displaced }) => displaced);
    const isHeld = group.heldUntil !== null && group.heldUntil > this.clock.now();
    return isHeld && parts.length < (await this.groups.quote(group)).parts.length;
  }
}
