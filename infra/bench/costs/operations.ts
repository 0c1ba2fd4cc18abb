import type { OpenTime } from '../../local/test/support/open-times.ts';
import { bookingRequest } from '../bookings/rush.ts';
import type { LoadRequest } from '../load/load-order.ts';

/** A request that a stranger may send, at its largest. */
export interface Operation {
  readonly name: string;
  /** What keeps one address from sending it too often. */
  readonly bound: string;
  readonly request: Omit<LoadRequest, 'headers' | 'name'>;
}

/** Things of this instance that operations name. */
export interface Subjects {
  readonly slots: readonly OpenTime[];
  readonly productId: string;
  readonly image: string;
}

const calls = '6,000 calls a minute';
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const [from, to] = [day(1), day(62)];

function graphql(name: string, text: string, bound = calls): Operation {
  // The comment makes each text new, so that neither the response nor the plan comes from a cache.
  const body = JSON.stringify({ query: `${text} # [<id>]` });
  return { name, bound, request: { method: 'POST', path: '/graphql', body } };
}

function rest(name: string, path: string, json: object, bound = calls): Operation {
  return { name, bound, request: { method: 'POST', path, body: JSON.stringify(json) } };
}

const page = (name: string, path: string, bound = calls): Operation => ({
  name,
  bound,
  request: { method: 'GET', path },
});

/** What the home page asks for. */
export const homeData = graphql('tours', '{ tours { id type name description duration features price } }');

export function operations({ slots, productId, image }: Subjects): Operation[] {
  const [slot] = slots;
  if (!slot) throw new Error('no start time is open');
  const time = `tourType: standard, tourDate: "${slot.tourDate}", tourTime: "${slot.tourTime}"`;
  const none = '00000000-0000-4000-8000-000000000000';
  const booking = bookingRequest(slot, 3);
  const input = (fields: string): string => `input: { ${fields} }`;
  return [
    homeData,
    graphql(
      'availability, 62 days',
      `{ availability(tourType: standard, from: "${from}", to: "${to}") { days { date open closedBecause times { time capacity seatsLeft } } } }`,
    ),
    graphql(
      'foodService',
      '{ foodService { fromGroupSize deliveryAddress minutesBeforeTour menus { platform restaurant items { name price } } } }',
    ),
    graphql('products', '{ products { id name description price image category inStock } }'),
    graphql('product', `{ product(id: "${productId}") { id name description price image category inStock } }`),
    graphql(
      'cart',
      '{ cart(sessionId: "costs-[<id>]") { sessionId count total items { id quantity lineTotal product { name price } } } }',
    ),
    graphql('me', '{ me { email } }'),
    graphql(
      'holdSeats',
      `mutation { holdSeats(${input(`${time}, groupSize: 1`)}) { __typename } }`,
      '6 holds at a time',
    ),
    graphql('extendHold', `mutation { extendHold(holdId: "${none}") { __typename } }`),
    graphql('releaseHold', `mutation { releaseHold(holdId: "${none}") { __typename } }`),
    { name: 'createBooking, with its e-mail', bound: '20 e-mails a day and recipient', request: booking },
    graphql(
      'addToCart',
      `mutation { addToCart(${input(`sessionId: "costs-[<id>]", productId: "${productId}"`)}) { __typename } }`,
    ),
    graphql('setCartQuantity', `mutation { setCartQuantity(itemId: "${none}", quantity: 2) { __typename } }`),
    graphql('removeFromCart', `mutation { removeFromCart(itemId: "${none}") { __typename } }`),
    graphql('clearCart', 'mutation { clearCart(sessionId: "costs-[<id>]") { __typename } }'),
    rest('createOrder (refused)', '/api/orders', {
      customerEmail: 'guest@example.test',
      customerName: 'Guest Person',
      items: '[]',
      total: '1.00',
    }),
    rest(
      'sendMessage (over its limit)',
      '/api/contact',
      {
        firstName: 'Guest',
        lastName: 'Person',
        email: 'guest@example.test',
        phone: '817-555-0100',
        subject: 'other',
        message: 'Hello.',
      },
      '5 a while, 30 a minute',
    ),
    rest(
      'sign-in (wrong password)',
      '/api/staff/sign-in',
      { email: 'staff@hilltop.test', password: 'wrong-[<id>]' },
      '30 a minute, 5 failures',
    ),
    page('the home page', '/', 'none: a file'),
    page('the tours page', '/tours', 'none: rendered once for each change'),
    page('an image of a width', `${image}?w=640`, '12,000 a minute; kept once made'),
  ];
}
