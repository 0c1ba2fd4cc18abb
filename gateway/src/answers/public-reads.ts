import type { TopicName } from './topics.js';

/** A field of `Query` that answers everybody the same. */
export interface PublicRead {
  /** What it tells of: an answer is kept until one of these changes. */
  readonly topics: readonly TopicName[];
  /** It also changes by itself as time goes by: tours start on the hour, and no zone is off by less than a quarter of one. */
  readonly turnsWithTheClock?: true;
  /** While its subgraph does not answer, the last good answer is better than none, and is marked as such. */
  readonly evenIfDown?: true;
}

/**
 * The fields of `Query` whose answers are kept. Whoever adds a field to the graph adds it here or to `neverKept`. All that
 * such a field leads to must be of the service whose events are named, or its answer outlives what it says.
 */
export const publicReads: Readonly<Record<string, PublicRead>> = {
  tours: { topics: ['tours'], evenIfDown: true },
  // What is left may be gone a moment later anyhow, so a copy of yesterday helps nobody.
  availability: { topics: ['tours', 'seats'], turnsWithTheClock: true },
  // Said by the code of bookings: it changes with a release.
  foodService: { topics: [], evenIfDown: true },
  products: { topics: ['products'], evenIfDown: true },
  product: { topics: ['products'], evenIfDown: true },
};

/** The fields of `Query` that tell of one visitor or are for staff. */
export const neverKept: readonly string[] = ['bookings', 'contactMessages', 'images', 'emails', 'cart', 'orders', 'me'];

/** Mutations that change nothing that a public answer tells of. */
export const changesNothingPublic: readonly string[] = [
  'extendHold',
  'sendMessage',
  'resendEmail',
  'addToCart',
  'setCartQuantity',
  'removeFromCart',
  'clearCart',
  'createOrder',
];

/** What an answer made of several public reads depends on. */
export interface Scope {
  readonly topics: readonly TopicName[];
  readonly turnsWithTheClock: boolean;
  readonly evenIfDown: boolean;
}

/** @returns undefined when one of the fields is not public, or there is none */
export function scopeOf(fields: readonly string[]): Scope | undefined {
  const reads = fields.map((field) => (Object.hasOwn(publicReads, field) ? publicReads[field] : undefined));
  const known = reads.filter((read) => read !== undefined);
  if (known.length === 0 || known.length < reads.length) return undefined;
  return {
    topics: [...new Set(known.flatMap((read) => read.topics))],
    turnsWithTheClock: known.some((read) => read.turnsWithTheClock),
    evenIfDown: known.every((read) => read.evenIfDown),
  };
}
