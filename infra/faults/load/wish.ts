import type { Actor, Slot, Tickets, Tour } from './scene.ts';

/** These slots get most of the bookings, so that seats run out there. */
const hotSlots = 8;

/** A party, and the start that it wants. */
export type Wish = Slot & { tickets: Tickets };

export const adults = (count: number): Tickets => [{ type: 'adult', count }];

export const guestsOf = ({ tickets }: Pick<Wish, 'tickets'>): number =>
  tickets.reduce((sum, { count }) => sum + count, 0);

/** Many parties are families. Infants sit on a lap, so they take no seat. */
function family({ random }: Actor): Tickets {
  const tickets = [
    { type: 'adult', count: random.whole(1, 2) },
    { type: 'child', count: random.whole(0, 2) },
    { type: 'infant', count: random.whole(0, 1) },
    { type: 'senior', count: random.whole(0, 1) },
  ];
  return tickets.filter(({ count }) => count > 0);
}

function priceAt(tour: Tour | undefined, { tickets }: Wish): number {
  const unit = (type: string) => (type === 'adult' ? tour?.cents : tour?.prices.get(type)) ?? 0;
  return tickets.reduce((sum, { type, count }) => sum + unit(type) * count, 0);
}

/** A party at some start; many want the same few. */
export function wish(actor: Actor): Wish {
  const { scene, random } = actor;
  const slots = random.chance(70) ? scene.slots.filter((_, at) => at % 97 === 0).slice(0, hotSlots) : scene.slots;
  const slot = random.pick(slots);
  const sellsTypes = scene.tours.some(({ type, prices }) => type === slot.tourType && prices.size > 0);
  if (sellsTypes && random.chance(40)) return { ...slot, tickets: family(actor) };
  return { ...slot, tickets: adults(random.whole(1, slot.tourType === 'premium' ? 3 : 4)) };
}

/** What a party pays, in cents. */
export function priceOf({ scene }: Actor, party: Wish): number {
  return priceAt(
    scene.tours.find(({ type }) => type === party.tourType),
    party,
  );
}

/** The contact fields of a booking. @param mark unique; part of the e-mail address */
export function guestFields({ name }: Actor, mark: string) {
  return {
    firstName: 'Guest',
    lastName: name,
    email: `${mark}@example.test`,
    phone: '817-555-0100',
    liabilityWaiverAccepted: true,
  };
}
