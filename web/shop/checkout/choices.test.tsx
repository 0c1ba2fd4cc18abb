import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { CheckoutCart } from '../rules/cart-line.js';
import { choicesStore, firstChoices, useChoices } from '../rules/choices.js';
import { DeliveryChoice } from './choices.js';

const product = { price: '12.00', image: null, inStock: true, available: true };
const sold = { __typename: 'CartItem', amount: '24.00', available: true, productId: 'p', product } as const;
const chip = { ...sold, id: 'chip', name: 'House Chip', quantity: 2 };
const mug = { ...sold, id: 'mug', name: 'Tea Room Mug', quantity: 1 };
const terms = { shipping: '5.99', taxes: [], giftsFor: null };
const cart: CheckoutCart = {
  sessionId: 's',
  lines: [chip, mug],
  vouchers: [],
  code: null,
  terms,
  sums: undefined,
  isSettling: false,
};

function Choice({ of }: { readonly of: CheckoutCart }) {
  return <DeliveryChoice cart={of} choices={useChoices()} />;
}

beforeEach(() => choicesStore.send(firstChoices));

it('lets some be picked up while the rest is sent', () => {
  render(<Choice of={cart} />);
  fireEvent.click(screen.getByRole('radio', { name: /^Some of each/ }));
  const chipChoice = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Pick up 2 × House Chip/ });
  expect(chipChoice.checked).toBe(false);
  fireEvent.click(chipChoice);
  expect(choicesStore.state()).toMatchObject({ pickUp: false, atCounter: ['chip'] });
  expect(screen.getByText('At the counter, free')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Ship to my address/ }));
  expect(choicesStore.state()).toMatchObject({ pickUp: false, atCounter: undefined });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('of one thing asks for no parts', () => {
  render(<Choice of={{ ...cart, lines: [chip] }} />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
