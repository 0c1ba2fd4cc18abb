/**
 * The venue as e-mails name it. FOR THE OWNER TO CONFIRM: the phone number is the one that the museum's site gives for
 * tours; no current e-mail address is published.
 */
export const VENUE = {
  name: 'Top O’ Hill Terrace',
  street: '3001 W. Division Street',
  town: 'Arlington, Texas 76012',
  phone: '817-987-1716',
  /** The same number for `tel:` links. */
  dial: '+18179871716',
} as const;

/** How early guests should arrive, in minutes (product.md §9). */
export const ARRIVE_EARLY_MINUTES = 15;
