import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { faults } from '../faults.en.js';
import type { NoSeatsOfGroup } from '../generated/refusals.js';
import { Hold } from '../holds/hold.entity.js';
import { CalendarRepository } from '../opening/calendar/calendar.repository.js';
import type { NoSlot } from '../opening/slots/slot-finder.js';
import { refuse } from '../refusals.en.js';
import { Tour } from '../tours/tour.entity.js';
import { ArrangeParts } from './arrange-parts.js';
import { FindStarts, type FoundStarts } from './find-starts.js';
import type { BookGroupRequest, ChangeGroupRequest, GroupRequest, HoldGroupRequest } from './group.input.js';
import { type Part, type WantedPart } from './group-part.js';
import { type GroupRefusal, GroupVisits } from './group-visits.js';
import { StoreParts } from './store-parts.js';

export type ArrangeRefusal = GroupRefusal | NoSlot | NoSeatsOfGroup;

const isHold = (part: Part): part is Hold => !(part instanceof Booking);

/** What orders asks for the seats of a group. Each answers undefined once the group has what was asked. */
@Injectable()
export class ArrangeGroup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupVisits,
    private readonly findStarts: FindStarts,
    private readonly arrange: ArrangeParts,
    private readonly store: StoreParts,
    private readonly calendars: CalendarRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Holds all parts until a moment, or none. What the group held before becomes them. */
  async hold(group: GroupRequest, request: HoldGroupRequest): Promise<ArrangeRefusal | undefined> {
    const found = await this.found(group.id, request);
    if ('__typename' in found) return found;
    const until = request.heldUntil;
    const wrong = wrongEnd(until, found.parts, this.clock.now());
    if (wrong) return wrong;
    return this.groups.execute<ArrangeRefusal>({
      group,
      asked: ['hold group', request],
      change: async (manager, parts, now) => {
        if (!parts.every(isHold)) return invalidInput([{ field: 'group.id', message: faults.groupBooked.error() }]);
        await this.become(manager, group, parts, found, { name: undefined, until, now });
        return undefined;
      },
    });
  }

  /** Books what the group holds: exactly these holds, or nothing, because a closing may have ended one of them. */
  async book(group: GroupRequest, { name, holdIds }: BookGroupRequest): Promise<ArrangeRefusal | undefined> {
    const { changeRule } = (await this.calendars.current()).data;
    return this.groups.execute<ArrangeRefusal>({
      group,
      asked: ['book group', { name, holdIds }],
      change: async (manager, parts, now) => {
        const isAll = holdIds.length === parts.length && parts.every(({ id }) => holdIds.includes(id));
        if (!isAll || !areHeld(parts, now)) return refuse.NoSeatsOfGroup();
        for (const hold of parts) {
          const tour = await manager.findOneByOrFail(Tour, { id: hold.tourId ?? '' });
          await this.store.book(manager, { id: group.id, name }, hold, tour, { changeRule, now });
        }
        return undefined;
      },
    });
  }

  /** Other starts, other people or another end: all of it, or nothing. */
  async change(group: GroupRequest, request: ChangeGroupRequest): Promise<ArrangeRefusal | undefined> {
    const { name, heldUntil } = request;
    const found = await this.found(group.id, request);
    if ('__typename' in found) return found;
    return this.groups.execute<ArrangeRefusal>({
      group,
      asked: ['change group', request],
      change: async (manager, parts, now) => {
        const isBooked = parts.length > 0 && !parts.some(isHold);
        if (!isBooked && !areHeld(parts, now)) return refuse.NoSeatsOfGroup();
        const until = heldUntil ?? endOf(parts) ?? now;
        const wrong = isBooked ? undefined : wrongEnd(until, found.parts, now);
        if (wrong) return wrong;
        await this.become(manager, group, parts, found, { name: isBooked ? name : undefined, until, now });
        return undefined;
      },
    });
  }

  /** Lets everything go, also what it never had: an earlier request that comes later is refused then. */
  async release(group: GroupRequest): Promise<ArrangeRefusal | undefined> {
    const { changeRule } = (await this.calendars.current()).data;
    return this.groups.execute<ArrangeRefusal>({
      group,
      asked: ['release group', {}],
      change: async (manager, parts, now) => {
        const nothing = { tour: undefined, name: undefined, wanted: [], until: now };
        await this.arrange.execute(manager, { group: group.id, parts, changeRule, now, ...nothing });
        return undefined;
      },
    });
  }

  private async found(
    groupId: string,
    { tourId, parts }: Pick<HoldGroupRequest, 'tourId' | 'parts'>,
  ): Promise<FoundStarts | NoSlot> {
    const [bookings, holds] = await Promise.all([
      this.dataSource.manager.findBy(Booking, { groupId, status: 'confirmed' }),
      this.dataSource.manager.findBy(Hold, { groupId, status: 'active' }),
    ]);
    return this.findStarts.find(tourId, parts, new Set([...bookings, ...holds].map(({ slotId }) => slotId)));
  }

  private become(
    manager: EntityManager,
    { id }: GroupRequest,
    parts: readonly Part[],
    { tour, parts: wanted, changeRule }: FoundStarts,
    how: { readonly name: string | undefined; readonly until: Date; readonly now: Date },
  ): Promise<void> {
    return this.arrange.execute(manager, { group: id, parts, tour, wanted, changeRule, ...how });
  }
}

/** All its seats are held at this moment. */
function areHeld(parts: readonly Part[], now: Date): parts is readonly Hold[] {
  return parts.length > 0 && parts.every((part) => isHold(part) && part.isActive(now));
}

/** All holds of a group end together. */
const endOf = (parts: readonly Part[]): Date | undefined => parts.find(isHold)?.expiresAt;

function wrongEnd(until: Date, parts: readonly WantedPart[], now: Date) {
  const first = Math.min(...parts.map(({ startsAt }) => startsAt.getTime()));
  if (until > now && until.getTime() <= first) return undefined;
  return invalidInput([{ field: 'heldUntil', message: faults.heldUntil.error() }]);
}
