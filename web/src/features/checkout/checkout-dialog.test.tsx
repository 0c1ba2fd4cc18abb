import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { field, fill, invalidField, press } from '../../../test/form-actions.js';
import { renderWithAnswers, type SentOperation } from '../../../test/render-with-answers.js';
import type { CartLine } from '../../lib/cart-line.js';
import { CheckoutDialog } from './checkout-dialog.js';

const line: CartLine = {
  id: '1',
  productId: '2',
  quantity: 1,
  lineTotal: '12.00',
  product: { name: 'House Chip', price: '12.00', image: null, inStock: true, available: true },
};

function nothing(): void {
  // The dialog stays open in these tests.
}

const placed = {
  createOrder: {
    __typename: 'OrderPlaced',
    order: { __typename: 'Order', orderNumber: 'HO-1', totalWithShipping: '17.99' },
  },
};

function renderCheckout(): readonly SentOperation[] {
  return renderWithAnswers(
    <CheckoutDialog
      open
      lines={[line]}
      onClose={nothing}
      onPlaced={nothing}
      onCart={nothing}
      onStale={() => Promise.resolve()}
      onClosed={nothing}
    />,
    { CreateOrder: placed },
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

beforeEach(() => window.sessionStorage.clear());

describe('the checkout', () => {
  it('requires all seven fields, each with its own message, and sends nothing', async () => {
    const sent = renderCheckout();
    press('Place Order');
    for (const [label, message] of Object.entries(messages)) await invalidField(label, message);
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
        name: 'CreateOrder',
        variables: { input: { customerPhone: 'Something', zipCode: 'Something', shipping: '5.99' } },
      },
    ]);
  });
});
