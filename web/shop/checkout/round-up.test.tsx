import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RoundUp } from './round-up.js';

function field(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(/^Your gift in dollars/);
}

function shown(refused?: string, given?: string) {
  const onGive = jest.fn(async (_amount: string) => refused);
  const onPlace = jest.fn();
  const onRemove = jest.fn();
  render(
    <form onSubmit={onPlace}>
      <RoundUp giftsFor="the roof" sums={{ roundUpCents: 175 }} given={given} onGive={onGive} onRemove={onRemove} />
    </form>,
  );
  return { onGive, onPlace, onRemove };
}

function press(name: string): Promise<boolean> {
  return act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

it('offers what rounds the total up', async () => {
  const { onGive, onPlace } = shown();
  await press('Add $1.75');
  expect(onGive.mock.calls).toEqual([['1.75']]);
  expect(onPlace).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Round up for the roof' }));
});

it('takes another amount by Enter, without placing the order around it', async () => {
  const { onGive, onPlace } = shown();
  await press('Another amount');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: '25' } });
  await act(async () => {
    // False: its default, which would place the order, is prevented.
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  });
  expect(onGive.mock.calls).toEqual([['25']]);
  expect(onPlace).not.toHaveBeenCalled();
});

it('says why an amount is refused, and keeps it', async () => {
  shown('Enter at least $1.00');
  await press('Another amount');
  fireEvent.change(field(), { target: { value: '0.5' } });
  await press('Add');
  expect(field().value).toBe('0.5');
  expect(document.activeElement).toBe(field());
  expect(screen.getByText('Enter at least $1.00')).toBeDefined();
});

it('thanks for a gift, and takes it back', async () => {
  const { onRemove } = shown(undefined, '1.75');
  const region = screen.getByRole('region', { name: 'Gift for the roof' });
  expect(region.textContent).toContain('$1.75 for the roof. Thank you.');
  await press('Remove the gift');
  expect(onRemove).toHaveBeenCalled();
  expect(document.activeElement).toBe(region);
});
