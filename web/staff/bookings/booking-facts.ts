/** An answer to a question of the house. */
export interface Answered {
  readonly question: string;
  readonly guest: number;
  readonly text: string;
}

/** "Diet", or "Diet, guest 2". */
export function askedWords({ question, guest }: Answered): string {
  return guest === 0 ? question : `${question}, guest ${guest}`;
}

interface PartyRequests {
  readonly answers?: readonly Answered[] | null;
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
    ...(booking.answers ?? []).map((answer) => [askedWords(answer), answer.text] as const),
    ['Waivers', booking.waivers ? `${booking.waivers.signed} of ${booking.waivers.of} signed` : ''],
    ['Food', hasFood ? food : ''],
    ['Food arrives', hasFood ? arrives : ''],
  ];
}
