import { formatCents } from '@hilltop/platform/values/cents';
import type { CartTour as CartTourView } from '../../generated/schema-types.js';
import type { CartTour } from './cart-tour.entity.js';

export function cartTourView(tour: CartTour, now: Date): CartTourView {
  const { input } = tour;
  const secondsLeft = Math.max(0, Math.floor((tour.heldUntil.getTime() - now.getTime()) / 1_000));
  return {
    __typename: 'CartTour',
    id: tour.id,
    kind: 'tour',
    name: tour.tourName,
    quantity: 1,
    amount: formatCents(tour.totalCents),
    available: tour.isHeld(now),
    tourType: input.tourType,
    tourId: tour.tourId,
    tourName: tour.tourName,
    tourDate: input.tourDate,
    tourTime: input.tourTime,
    startsAt: tour.startsAt.toISOString(),
    guests: tour.guests,
    party: tour.party,
    tickets: [...(tour.tickets ?? [])],
    guestName: `${input.firstName} ${input.lastName}`.trim(),
    guestEmail: input.email,
    lineTotal: formatCents(tour.totalCents),
    foodTotal: input.foodOrderTotal ?? '0.00',
    foodRestaurant: input.foodOrderRestaurant || null,
    foodDeliveryTime: input.foodDeliveryTime || null,
    held: tour.isHeld(now),
    offered: tour.withdrawnAt === null,
    heldUntil: tour.heldUntil.toISOString(),
    secondsLeft,
  };
}
