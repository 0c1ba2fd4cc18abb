/** The number of guests: "8 guests", "1 guest". */
export function guestCount(guests: number): string {
  return `${guests} ${guests === 1 ? 'guest' : 'guests'}`;
}
