interface PartyRequests {
  readonly specialRequests?: string | null;
  readonly additionalNotes?: string | null;
  readonly accessNeeds?: string | null;
  readonly waivers?: { readonly signed: number; readonly of: number } | null;
  readonly foodOrderPlatform: string;
  readonly foodOrderRestaurant?: string | null;
  readonly foodOrderDetails?: string | null;
  readonly foodOrderTotal: string;
  readonly foodDeliveryTime?: string | null;
}

/** A party's requests and food; empty if it has none. Guides see no amounts (product.md §6). */
export function bookingFacts(booking: PartyRequests, isGuide: boolean): readonly (readonly [string, string])[] {
  const hasFood = booking.foodOrderPlatform !== 'none';
  const food = `${booking.foodOrderRestaurant ?? ''}: ${booking.foodOrderDetails ?? ''}`;
  const arrives = `${booking.foodDeliveryTime ?? ''}${isGuide ? '' : `, $${booking.foodOrderTotal}`}`;
  return [
    ['Special requests', booking.specialRequests ?? ''],
    ['Notes', booking.additionalNotes ?? ''],
    ['Access needs', booking.accessNeeds ?? ''],
    ['Waivers', booking.waivers ? `${booking.waivers.signed} of ${booking.waivers.of} signed` : ''],
    ['Food', hasFood ? food : ''],
    ['Food arrives', hasFood ? arrives : ''],
  ];
}
