import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './dialog.js';
import { ToastRegion } from './toast-region.js';
import { dismissToast, showToast, toastStore } from './toasts.js';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Opener
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="The cart">
        <button type="button">Checkout</button>
      </Dialog>
      <ToastRegion />
    </>
  );
}

function show(): void {
  act(() => showToast({ title: 'Added to Cart', tone: 'done' }));
}

function openDialog(): void {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Opener' }));
}

function pressed(key: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key });
}

afterEach(() => act(() => dismissToast(toastStore.state()?.key ?? -1)));

describe('a toast', () => {
  it('is dismissed by Escape when nothing else is open', () => {
    render(<Page />);
    show();
    pressed('Escape');
    expect(screen.queryByText('Added to Cart')).toBeNull();
  });

  it.each([
    ['before', () => [show, openDialog]],
    ['after', () => [openDialog, show]],
  ])('shown %s a dialog leaves Escape to the dialog', (_, order) => {
    for (const step of order()) step();
    pressed('Escape');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toastStore.state()?.title).toBe('Added to Cart');
  });

  it('takes focus on F8 over a dialog and returns it on Escape', () => {
    openDialog();
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    act(() => checkout.focus());
    show();
    pressed('F8');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(true);
    act(() => screen.getByRole('button', { name: 'Dismiss: Added to Cart' }).focus());
    pressed('Escape');
    expect(toastStore.state()).toBeUndefined();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.activeElement).toBe(checkout);
  });
});
