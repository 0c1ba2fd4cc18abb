/** How many guests, in figures: "8 guests", "1 guest". */
export const guestCount = (guests: number): string => `${guests} ${guests === 1 ? 'guest' : 'guests'}`;
