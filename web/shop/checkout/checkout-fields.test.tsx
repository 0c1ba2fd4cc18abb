import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { field, fill, press } from '../../test/form-actions.js';
import { CheckoutFields } from './checkout-fields.js';
import { type CheckoutForm, emptyForm } from './checkout-form.js';

function Form({ onSent }: { readonly onSent: (form: CheckoutForm) => void }) {
  const form = useForm<CheckoutForm>({ defaultValues: emptyForm });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSent)(event)}>
      <CheckoutFields form={form} isSent />
      <button type="submit">Send</button>
    </form>
  );
}

it('asks about a state and a ZIP code that look like slips, and takes them all the same', async () => {
  const sent = new Promise<CheckoutForm>((resolve) => {
    render(<Form onSent={resolve} />);
  });
  fill('State', 'Texs');
  fill('ZIP Code', '7520');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  fireEvent.blur(field('State'));
  fireEvent.blur(field('ZIP Code'));
  expect(screen.getByText('Did you mean Texas? Texas is TX.')).toBeTruthy();
  expect(screen.getByText('ZIP codes have five digits, as in 76012.')).toBeTruthy();
  fireEvent.input(field('ZIP Code'), { target: { value: '75201' } });
  expect(screen.queryByText(/^ZIP codes have/)).toBeNull();
  press('Send');
  expect(await sent).toMatchObject({ state: 'Texs', zipCode: '75201' });
});

it('offers the states', () => {
  render(<Form onSent={() => undefined} />);
  expect(field('State').list?.querySelector('[value="TX"]')?.textContent).toBe('Texas');
});
