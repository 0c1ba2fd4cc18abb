import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { typedCode } from '../../kit/lib/typed-code.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { renderWithAnswers, type SentOperation } from '../../test/render-with-answers.js';
import { type CartGoods, type CartSums, type CartTour, toursIn } from '../rules/cart-line.js';
import { choicesStore, firstChoices, isSent, useChoices } from '../rules/choices.js';
import { CheckoutDialog } from './checkout-dialog.js';
import { CodeField } from './code-field.js';

const line: CartGoods = {
  __typename: 'CartItem',
  ...{ id: '1', name: 'House Chip', quantity: 1, amount: '12.00', available: true, productId: '2' },
  product: { price: '12.00', image: null, inStock: true, available: true },
};

const tour: CartTour = {
  __typename: 'CartTour',
  ...{ id: 'tour', name: 'Gate to Garden', quantity: 1, amount: '50.00', available: true },
  tourType: 'standard',
  tourId: 'gate',
  tourName: 'Gate to Garden',
  tourDate: '2026-12-08',
  tourTime: '10:00 AM',
  startsAt: '2026-12-08T16:00:00.000Z',
  guests: 2,
  party: '2 guests',
  tickets: [],
  guestName: 'Ada Marshall',
  guestEmail: 'ada@example.test',
  lineTotal: '50.00',
  foodTotal: '0.00',
  foodRestaurant: null,
  foodDeliveryTime: null,
  held: true,
  offered: true,
  heldUntil: '2026-12-01T16:15:00.000Z',
  secondsLeft: 900,
  toldAt: 0,
};

function nothing(): void {
  // The dialog stays open in these tests.
}

const order = {
  __typename: 'Order',
  orderNumber: 'HO-1',
  url: null,
  lines: [
    {
      __typename: 'OrderItem',
      id: 'l',
      kind: 'goods',
      name: 'House Chip',
      quantity: 1,
      amount: '12.00',
      pickUp: false,
    },
  ],
  amounts: [],
  totalWithShipping: '17.99',
};
const bought = { placeOrder: { __typename: 'CartPlaced', replayed: false, order, refused: [] } };

/** As the server says: a chip for $12.00, each tour $50.00, $5.99 of shipping. */
function sumsOf(tours: readonly CartTour[], sent: boolean): CartSums {
  const cents = 1_200 + 5_000 * tours.length + (sent ? 599 : 0);
  const total = { __typename: 'Amount', kind: 'TOTAL', label: 'Total', cents } as const;
  const amounts = { total: (cents / 100).toFixed(2), shipping: sent ? '5.99' : '0.00', tax: '0.00' };
  return { __typename: 'CartAmounts', lines: [total], cardCents: cents, roundUpCents: 500, ...amounts };
}

type DialogProps = Parameters<typeof CheckoutDialog>[0];

/** The dialog of a cart whose sums follow the choices. */
function Shown({ cart, ...props }: DialogProps) {
  const sums = sumsOf(toursIn(cart), isSent(cart, useChoices()));
  return <CheckoutDialog {...props} cart={{ ...cart, sums }} />;
}

function renderCheckout(
  tours: readonly CartTour[] = [],
  answers: Record<string, Record<string, unknown>> = { PlaceOrder: bought },
  onCode: (typed: string) => Promise<string | undefined> = async () => undefined,
  isSettling = false,
): readonly SentOperation[] {
  return renderWithAnswers(
    <Shown
      open
      heldSeats={null}
      codeField={<CodeField vouchers={[]} code={null} onUse={onCode} onRemove={async () => undefined} />}
      onCode={onCode}
      cart={{
        sessionId: 'session',
        lines: [...tours, line],
        vouchers: [],
        code: null,
        terms: { shipping: '5.99', taxes: [], giftsFor: null },
        sums: undefined,
        isSettling,
      }}
      onClose={nothing}
      onPlaced={nothing}
      onCart={nothing}
      onStale={() => Promise.resolve()}
      settledVersion={() => Promise.resolve('v')}
      onClosed={nothing}
    />,
    answers,
  );
}

const messages = {
  'Full Name': 'Please enter your full name',
  Email: 'Please enter a valid email address',
  Phone: 'Please enter your phone number',
  Address: 'Please enter your address',
  City: 'Please enter your city',
  State: 'Please enter your state',
  'ZIP Code': 'Please enter your ZIP code',
} as const;

beforeEach(() => {
  window.sessionStorage.clear();
  choicesStore.send(firstChoices);
  typedCode.send({ typed: '', error: undefined });
  Element.prototype.scrollIntoView = nothing;
});

describe('the checkout', () => {
  it('requires all seven fields, each with its own message, and sends nothing', async () => {
    const sent = renderCheckout();
    expect(screen.getByText(/^This is a demonstration/)).toBeTruthy();
    press('Place Order');
    for (const [label, message] of Object.entries(messages))
      await invalidField(label, message, label === 'State' ? 'combobox' : 'textbox');
    expect(document.activeElement).toBe(field('Full Name'));
    expect([field('Email').type, field('Phone').type]).toEqual(['email', 'tel']);

    for (const label of Object.keys(messages)) fill(label, 'Something');
    await waitFor(() => expect(screen.getByLabelText('Full Name').getAttribute('aria-invalid')).not.toBe('true'));
    for (const email of ['ada@example', 'ada', 'ada@@example.test']) {
      fill('Email', email);
      press('Place Order');
      await invalidField('Email', messages.Email);
      await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    }
    fill('Email', 'ada@example.test');
    fill('City', '   ');
    press('Place Order');
    await invalidField('City', messages.City);
    expect(sent).toEqual([]);
  });

  it('sends an order once every field is filled', async () => {
    const sent = renderCheckout();
    for (const label of Object.keys(messages)) fill(label, 'Something');
    fill('Email', 'ada@example.test');
    press('Place Order');
    await waitFor(() => expect(field('Full Name').value).toBe(''));
    expect(sent).toMatchObject([
      {
        name: 'PlaceOrder',
        variables: {
          input: { customerPhone: 'Something', zipCode: 'Something', version: 'v', pickUp: false, total: '17.99' },
        },
      },
    ]);
  });

  it('says that the total is updated, not that an order is sent, while the server adds up', async () => {
    const sent = renderCheckout([], {}, undefined, true);
    press('Place Order');
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('asks for no address, and charges no shipping, when the things are picked up', async () => {
    const sent = renderCheckout();
    fireEvent.click(screen.getByRole('radio', { name: /^Pick up at the counter/ }));
    expect(screen.queryByLabelText('Address')).toBeNull();
    fill('Full Name', 'Ada Marshall');
    fill('Email', 'ada@example.test');
    press('Place Order');
    await waitFor(() => expect(sent).toMatchObject([{ variables: { input: { pickUp: true, total: '12.00' } } }]));
  });
});

describe('the checkout of a cart with a tour', () => {
  it('knows who booked, and asks for no address while the things are picked up', async () => {
    const sent = renderCheckout([tour], { PlaceOrder: bought });
    await waitFor(() => expect(field('Full Name').value).toBe('Ada Marshall'));
    expect(screen.queryByLabelText('Address')).toBeNull();
    expect(screen.getByText('$62.00')).toBeTruthy();
    press('Place Order');
    await waitFor(() => expect(sent).toHaveLength(1));
    const input = { version: 'v', pickUp: true, takeWhatYouCanGet: false, total: '62.00', address: '' };
    expect(sent).toMatchObject([{ name: 'PlaceOrder', variables: { sessionId: 'session', input } }]);
  });

  it('asks for the address of what is sent, and adds its shipping', async () => {
    const sent = renderCheckout([tour], { PlaceOrder: bought });
    fireEvent.click(screen.getByRole('radio', { name: /^Ship to my address/ }));
    expect(screen.getByText('$67.99')).toBeTruthy();
    press('Place Order');
    await invalidField('Address', messages.Address);
    expect(sent).toEqual([]);
  });

  it('takes the rest only when that is chosen', async () => {
    const sent = renderCheckout([tour], { PlaceOrder: bought });
    fireEvent.click(screen.getByRole('radio', { name: /^Take what you can get/ }));
    await waitFor(() => expect(field('Email').value).toBe('ada@example.test'));
    press('Place Order');
    await waitFor(() => expect(sent).toMatchObject([{ variables: { input: { takeWhatYouCanGet: true } } }]));
  });

  it('says why nothing was bought, and keeps what was typed', async () => {
    const message = 'The seats of Gate to Garden are no longer held.';
    renderCheckout([tour], { PlaceOrder: { placeOrder: { __typename: 'HoldExpired', message } } });
    await waitFor(() => expect(field('Full Name').value).toBe('Ada Marshall'));
    press('Place Order');
    expect(await screen.findByText(/no longer held\. Your check is up to date now\./)).toBeTruthy();
    expect(field('Full Name').value).toBe('Ada Marshall');
  });
});

describe('a code that was typed and not used', () => {
  function fillIn(): void {
    for (const label of Object.keys(messages)) fill(label, 'Something');
    fill('Email', 'ada@example.test');
  }

  it('is used by Place Order, which places nothing until it is pressed again', async () => {
    const used: string[] = [];
    const sent = renderCheckout([], { PlaceOrder: bought }, async (typed) => {
      used.push(typed);
      return undefined;
    });
    fillIn();
    fill('Voucher or code', 'SPRING');
    press('Place Order');
    expect(await screen.findByText('Your code is used')).toBeTruthy();
    expect([used, sent, field('Voucher or code').value]).toEqual([['SPRING'], [], '']);
    press('Place Order');
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['PlaceOrder']));
  });

  it('stops the order while it cannot be used, until the field is cleared', async () => {
    const sent = renderCheckout([], { PlaceOrder: bought }, async () => 'We can’t use this code.');
    fillIn();
    fill('Voucher or code', 'SPRNIG');
    press('Place Order');
    await invalidField('Voucher or code', 'We can’t use this code.');
    await waitFor(() => expect(document.activeElement).toBe(field('Voucher or code')));
    expect(screen.getByText('You typed a code. Use it, or clear the field.')).toBeTruthy();
    expect([sent, field('Voucher or code').value]).toEqual([[], 'SPRNIG']);
    fill('Voucher or code', '');
    press('Place Order');
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['PlaceOrder']));
  });
});
