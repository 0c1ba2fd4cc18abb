import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GuideBusy } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import type { HouseCalendar } from '../calendar/house-calendar.js';
import { GUIDES_NEEDED, GUIDES_OF_SLOT } from '../schedule/led-slots.js';
import { formatTime, storedTime } from '../schedule/start-times.js';
import { VenueClock } from '../schedule/venue-clock.js';
import { END_LEADS, END_OTHER_LEADS, LEADS_MEANWHILE, PUT_ON } from './lead.statements.js';

export interface LedSlot {
  /** Accounts, the first guide first. */
  readonly guideIds: readonly string[];
  readonly guidesNeeded: number;
}

interface OtherLead {
  readonly id: string;
  readonly startsAt: Date;
  readonly until: Date;
  readonly closed: boolean;
  readonly hasParties: boolean;
  /** Null where none of its type is offered any more. */
  readonly tours: string | null;
}

/** Rolls back to before the change. */
class GuideElsewhereError extends Error {
  constructor(readonly guideId: string) {
    super('the guide is on another tour then');
  }
}

/** Who leads a start. In a transaction that has locked the calendar and the slot. */
@Injectable()
export class Leads {
  constructor(
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(manager: EntityManager, slotId: string): Promise<LedSlot> {
    const text = `SELECT ${GUIDES_OF_SLOT} AS "guideIds", ${GUIDES_NEEDED} AS "guidesNeeded" FROM slots s WHERE s.id = $1::text`;
    const [led]: LedSlot[] = await manager.query(text, [slotId]);
    if (!led) throw new Error(`there is no slot ${slotId}`);
    return led;
  }

  /** These lead it from now on, and nobody else. @param guideIds at most `MAX_GUIDES` */
  async set(
    manager: EntityManager,
    calendar: HouseCalendar,
    slotId: string,
    guideIds: readonly string[],
  ): Promise<GuideBusy | undefined> {
    const led = await this.of(manager, slotId);
    const coming = guideIds.filter((id) => !led.guideIds.includes(id));
    try {
      await manager.transaction(async (step) => {
        await step.query(END_OTHER_LEADS, [slotId, guideIds, this.clock.now()]);
        for (const guideId of coming) await this.putOn(step, calendar, slotId, guideId);
      });
    } catch (error) {
      if (!(error instanceof GuideElsewhereError)) throw error;
      return this.busy(manager, calendar, slotId, error.guideId);
    }
    return undefined;
  }

  private async putOn(manager: EntityManager, calendar: HouseCalendar, slotId: string, guideId: string): Promise<void> {
    const others = await this.meanwhile(manager, slotId, guideId);
    const left = others.filter((other) => !this.takesPlace(calendar, other)).map(({ id }) => id);
    if (left.length > 0) await manager.query(END_LEADS, [left, this.clock.now()]);
    const put: unknown[] = await manager.query(PUT_ON, [slotId, guideId]);
    if (put.length === 0) throw new GuideElsewhereError(guideId);
  }

  private meanwhile(manager: EntityManager, slotId: string, guideId: string): Promise<OtherLead[]> {
    return manager.query(LEADS_MEANWHILE, [slotId, guideId]);
  }

  /** A closed time, and an empty one that left the calendar, keep nobody from leading another: no page shows their guide. */
  private takesPlace(calendar: HouseCalendar, { startsAt, closed, hasParties }: OtherLead): boolean {
    if (closed || hasParties) return !closed;
    const at = this.venue.wallTime(startsAt);
    const time = storedTime(formatTime(at.toPlainTime()));
    return time !== undefined && calendar.plannedStarts(at.toPlainDate()).includes(time);
  }

  private async busy(
    manager: EntityManager,
    calendar: HouseCalendar,
    slotId: string,
    guideId: string,
  ): Promise<GuideBusy> {
    const others = await this.meanwhile(manager, slotId, guideId);
    const other = others.find((one) => this.takesPlace(calendar, one));
    if (!other) throw new Error('a guide who is on another tour leads none');
    const [from, until] = [other.startsAt, other.until].map((at) => formatTime(this.venue.wallTime(at).toPlainTime()));
    const facts = { guideId, from: other.startsAt.toISOString(), until: other.until.toISOString() };
    return refuse.GuideBusy(facts, `${other.tours ?? 'a tour'} from ${from} to ${until}`);
  }
}
