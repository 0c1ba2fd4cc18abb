import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Quantity } from './quantity.js';

const onSend = jest.fn();

function Form() {
  const [guests, setGuests] = useState(2);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(guests);
      }}
    >
      <Quantity of="guests" value={guests} least={1} most={20} isTyped onChange={setGuests} />
      <button type="submit">Send</button>
    </form>
  );
}

function typedNumber(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'How many: guests' });
}

it('keeps a number beyond a bound, says the bound, and does not send its form', () => {
  render(<Form />);
  fireEvent.change(typedNumber(), { target: { value: '27' } });
  expect(typedNumber().value).toBe('27');
  expect(typedNumber().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('At most 20.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(typedNumber());

  fireEvent.change(typedNumber(), { target: { value: '' } });
  expect([typedNumber().value, screen.getByRole('alert').textContent]).toEqual(['', 'At least 1.']);
  fireEvent.change(typedNumber(), { target: { value: '12' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith(12);
});

it('goes on from the number that counts when a button is pressed', () => {
  render(<Form />);
  fireEvent.change(typedNumber(), { target: { value: '27' } });
  fireEvent.click(screen.getByRole('button', { name: 'One more: guests' }));
  expect([typedNumber().value, screen.queryByRole('alert')]).toEqual(['3', null]);
});

it('takes a number that was typed before the page was hydrated', () => {
  const rendered = render(<Form />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = rendered.container.innerHTML;
  rendered.unmount();
  typedNumber().value = '4';
  render(<Form />, { container, hydrate: true });
  expect(typedNumber().value).toBe('4');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith(4);
});
