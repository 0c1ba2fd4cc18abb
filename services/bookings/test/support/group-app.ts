import { randomUUID } from 'node:crypto';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { BookingRepository } from '../../src/bookings/booking.repository.js';
import { BookingLinks } from '../../src/bookings/booking-links.js';
import { ArrangeGroup } from '../../src/groups/arrange-group.js';
import { ArrangeParts } from '../../src/groups/arrange-parts.js';
import { FindStarts } from '../../src/groups/find-starts.js';
import { FreeKeptStarts } from '../../src/groups/free-kept-starts.js';
import { groupInput, holdGroupInput } from '../../src/groups/group.input.js';
import { GroupDayResolver } from '../../src/groups/group-day.resolver.js';
import { GroupVisitViews } from '../../src/groups/group-visit.view.js';
import { GroupVisits } from '../../src/groups/group-visits.js';
import { OwnStarts } from '../../src/groups/own-starts.js';
import { StoreParts } from '../../src/groups/store-parts.js';
import { OfferTerms } from '../../src/holds/offer-terms.js';
import { CalendarRepository } from '../../src/opening/calendar/calendar.repository.js';
import { ClosuresRepository } from '../../src/opening/closures/list-closures/closures.repository.js';
import { ClosuresResolver } from '../../src/opening/closures/list-closures/closures.resolver.js';
import { PreviewClosure } from '../../src/opening/closures/preview-closure.js';
import { Leads } from '../../src/opening/leads/leads.js';
import { VenueClock } from '../../src/opening/schedule/venue-clock.js';
import { SlotRepository } from '../../src/opening/slots/slot.repository.js';
import { CalendarChange } from '../../src/opening/staff-calendar/calendar-change.js';
import { ChangeTime } from '../../src/opening/staff-calendar/change-time/change-time.js';
import { TourRepository } from '../../src/tours/tour.repository.js';
import { type BookingApp, openBookingApp, WAITLIST_OFFER_MINUTES } from './booking-app.js';

type Replica = Pick<BookingApp, 'clock' | 'releaseExpired' | 'slotFinder'> & { readonly dataSource: DataSource };

/** The use cases of groups in a replica. */
export function assembleGroups({ dataSource, clock, releaseExpired, slotFinder }: Replica) {
  const venue = new VenueClock('America/Chicago');
  const outbox = new Outbox();
  const statements = new PreparedStatements(dataSource);
  const calendars = new CalendarRepository(statements, venue);
  const offers = new OfferTerms({ WAITLIST_OFFER_MINUTES });
  const ownStarts = new OwnStarts();
  const store = new StoreParts(new BookingRepository(dataSource, statements), outbox, venue);
  const arrange = new ArrangeParts(ownStarts, store, offers);
  const groups = new GroupVisits(dataSource, releaseExpired, outbox, clock);
  const find = new FindStarts(dataSource, calendars, slotFinder);
  const links = new BookingLinks({ BOOKING_LINK_SECRETS: ['a secret of tests'], PUBLIC_URL: 'https://hilltop.test' });
  const views = new GroupVisitViews(dataSource, venue, links, clock);
  const tours = new TourRepository(dataSource, statements);
  const slots = new SlotRepository(statements);
  return {
    previewClosure: new PreviewClosure(dataSource, calendars, clock),
    closures: new ClosuresResolver(new ClosuresRepository(statements), venue, clock),
    days: new GroupDayResolver(dataSource, tours, slots, calendars, venue, clock),
    groups: new ArrangeGroup(dataSource, groups, find, arrange, store, calendars, clock),
    /** What a group has. @throws for one that never asked */
    async groupOf({ id }: Pick<Group, 'id'>) {
      const visit = await views.of(id);
      if (!visit) throw new Error('the group never asked for seats');
      return visit;
    },
    freeKeptStarts: new FreeKeptStarts(dataSource, ownStarts, offers, outbox, clock),
    changeTime: new ChangeTime(
      new CalendarChange(dataSource, calendars, outbox, clock),
      new Leads(venue, clock),
      ...([offers, venue, clock] as const),
    ),
  };
}

/** One replica that also has groups. */
export async function openGroupApp() {
  const app = await openBookingApp();
  const tours: { id: string; type: string }[] = await app.dataSource.query('SELECT id, type FROM tours');
  const tourOf = (type: string) => tours.find((tour) => tour.type === type)?.id ?? '';
  return { ...app, ...assembleGroups(app), tourOf };
}

export type GroupApp = Awaited<ReturnType<typeof openGroupApp>>;

export interface Group {
  readonly id: string;
  readonly number: string;
  readonly revision: number;
  readonly peoplePerGuide: number;
}

let groups = 0;

/** The first request of a group; `later` is the next. */
export function newGroup(): Group {
  groups += 1;
  return groupInput.parse({ id: randomUUID(), number: `HG-${groups}`, revision: 0, peoplePerGuide: 27 });
}

export const later = ({ revision, ...group }: Group, by = 1): Group => ({ ...group, revision: revision + by });

/** The default day of tests: a Saturday two weeks ahead. */
export const DAY = '2026-12-05';

/** A part at one of its times. */
export const part = (tourTime: string, pupils: number, changes: object = {}) => ({
  ...{ tourDate: DAY, tourTime, pupils, adults: 1, ownStart: false },
  ...changes,
});

export const SCHOOL = 'Carver Elementary';

/** What a group of the tour asks for; held for a week, unless it says otherwise. */
export const visitOf = (tourId: string, parts: readonly object[], changes: object = {}) =>
  holdGroupInput.parse({ tourId, parts, heldUntil: '2026-11-28T18:00:00Z', ...changes });

/** Books all that the group holds, by its next request. */
export async function bookHeld({ groups: all, groupOf }: Pick<GroupApp, 'groups' | 'groupOf'>, group: Group) {
  const { parts } = await groupOf(group);
  const holdIds = parts.flatMap(({ holdId }) => holdId ?? []);
  return all.book(later(group), { name: SCHOOL, holdIds });
}

/** A group of the standard tour that holds these parts. */
export async function heldGroup(app: GroupApp, parts: readonly object[]): Promise<Group> {
  const group = newGroup();
  expect(await app.groups.hold(group, visitOf(app.tourOf('standard'), parts))).toBeUndefined();
  return group;
}

/** One that has booked them. @returns its second request */
export async function bookedGroup(app: GroupApp, parts: readonly object[]): Promise<Group> {
  const group = await heldGroup(app, parts);
  expect(await bookHeld(app, group)).toBeUndefined();
  return later(group);
}
