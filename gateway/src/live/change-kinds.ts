import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { bookingDisplaced } from '@hilltop/contracts/bookings/booking-displaced';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { bookingRestored } from '@hilltop/contracts/bookings/booking-restored';
import { calendarChanged } from '@hilltop/contracts/bookings/calendar-changed';
import { foodChanged } from '@hilltop/contracts/bookings/food-changed';
import { partyChanged } from '@hilltop/contracts/bookings/party-changed';
import { seatsHeld } from '@hilltop/contracts/bookings/seats-held';
import { seatsOffered } from '@hilltop/contracts/bookings/seats-offered';
import { seatsReleased } from '@hilltop/contracts/bookings/seats-released';
import { waitlistJoined } from '@hilltop/contracts/bookings/waitlist-joined';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import { messageReceived } from '@hilltop/contracts/contact/message-received';
import { groupChanged } from '@hilltop/contracts/orders/group-changed';
import { groupEntryWritten } from '@hilltop/contracts/orders/group-entry-written';
import { groupFileKept } from '@hilltop/contracts/orders/group-file-kept';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { staffActionRecordedBy } from '@hilltop/contracts/staff-action';
import type { StaffRole } from '@hilltop/platform/identity/identity';

interface KindFacts {
  /** May read what changed (product.md §6). */
  readonly roles: readonly StaffRole[];
  /** The aggregate of each event is what changed. */
  readonly events: readonly { readonly subject: string }[];
  /** Targets of staff actions that also change it. */
  readonly targets: readonly string[];
}

const atTheDoor = ['guide', 'desk', 'manager'] as const;
const atTheDesk = ['desk', 'manager'] as const;

const kinds = {
  bookings: {
    roles: atTheDoor,
    events: [
      bookingConfirmed,
      bookingMoved,
      partyChanged,
      foodChanged,
      bookingCancelled,
      bookingDisplaced,
      bookingRestored,
    ],
    targets: ['booking'],
  },
  seats: { roles: atTheDoor, events: [seatsHeld, seatsReleased], targets: [] },
  waitlist: { roles: atTheDoor, events: [waitlistJoined, waitlistUpdated, seatsOffered], targets: ['waitlist-entry'] },
  calendar: { roles: atTheDoor, events: [calendarChanged], targets: [] },
  /** Scans, conflicts and deliveries of food. */
  door: { roles: atTheDoor, events: [], targets: ['phone', 'check-in-conflict', 'delivery'] },
  orders: { roles: atTheDesk, events: [orderPlaced], targets: ['order'] },
  groups: { roles: atTheDesk, events: [groupChanged, groupEntryWritten, groupFileKept], targets: ['group'] },
  messages: { roles: atTheDesk, events: [messageReceived], targets: ['message'] },
} as const satisfies Record<string, KindFacts>;

export type ChangeKind = keyof typeof kinds;

export const changeKinds = Object.keys(kinds) as readonly ChangeKind[];

export const mayHear = (role: StaffRole, kind: ChangeKind): boolean =>
  (kinds[kind].roles as readonly StaffRole[]).includes(role);

/** A guide reads what belongs to own times, and events do not say whose time it is: they hear kinds alone (product.md §6.3). */
export const mayHearIds = (role: StaffRole): boolean => role !== 'guide';

export interface Change {
  readonly kind: ChangeKind;
  readonly id: string;
}

const kindOfEvent = new Map(changeKinds.flatMap((kind) => kinds[kind].events.map(({ subject }) => [subject, kind])));
const kindOfTarget = new Map(
  changeKinds.flatMap((kind) => (kinds[kind].targets as readonly string[]).map((type) => [type, kind])),
);

/** Undefined when no stream reports it. @param json the event as published */
export function changeOf(subject: string, json: () => unknown): Change | undefined {
  const kind = kindOfEvent.get(subject);
  if (kind) return { kind, id: (json() as { subject: string }).subject };
  const [, service = ''] = subject.split('.');
  const action = staffActionRecordedBy(service);
  if (subject !== action.subject) return undefined;
  const { targetType, targetId } = action.parse(json()).data;
  const target = kindOfTarget.get(targetType);
  return target && { kind: target, id: targetId };
}
