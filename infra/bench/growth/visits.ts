import type { OpenTime } from '../../local/test/support/open-times.ts';
import { bookingRequest } from '../bookings/rush.ts';
import type { LoadRequest } from '../load/load-order.ts';

/** Of a hundred visits: 60 only read, 25 fill a cart, 10 hold seats, 4 book, 1 writes. */
const shares = { read: 60, cart: 25, hold: 10, book: 4, write: 1 } as const;

function kindOf(visit: number): keyof typeof shares {
  let left = visit % 100;
  for (const [kind, share] of Object.entries(shares) as [keyof typeof shares, number][]) {
    if (left < share) return kind;
    left -= share;
  }
  return 'read';
}

function graphql(query: string): Pick<LoadRequest, 'method' | 'path' | 'body'> {
  return { method: 'POST', path: '/graphql', body: JSON.stringify({ query }) };
}

/** What a thousand visitors do, each from an address of their own; ids are new each time. */
export async function visits(site: string, slots: readonly OpenTime[]): Promise<LoadRequest[]> {
  const [product] = (await (await fetch(`${site}/api/products`)).json()) as { id: string }[];
  if (!product) throw new Error('nothing is on sale');
  return Array.from({ length: 1_000 }, (_, visit) => {
    const slot = slots[visit % slots.length];
    if (!slot) throw new Error('no start time is open');
    const name = kindOf(visit);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.3.${visit >> 8}.${visit & 255}` };
    const { tourDate, tourTime } = slot;
    const requests = {
      read: graphql('{ tours { id name price } }'),
      cart: graphql(
        `mutation { addToCart(input: { sessionId: "visit-[<id>]", productId: "${product.id}" }) { __typename } }`,
      ),
      hold: graphql(
        `mutation { holdSeats(input: { tourType: standard, tourDate: "${tourDate}", tourTime: "${tourTime}", groupSize: 2 }) { __typename } }`,
      ),
      book: bookingRequest(slot, visit),
      write: {
        method: 'POST' as const,
        path: '/api/contact',
        body: JSON.stringify({
          firstName: 'Guest',
          lastName: 'Person',
          email: `guest-${visit}-[<id>]@example.test`,
          phone: '817-555-0100',
          subject: 'other',
          message: 'Hello.',
        }),
      },
    };
    return { ...requests[name], name, headers };
  });
}
