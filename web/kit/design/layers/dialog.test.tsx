import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './dialog.js';
import { IllustratedDialog } from './illustrated-dialog.js';

function Page({ pictured }: { readonly pictured: boolean }) {
  const [open, setOpen] = useState(false);
  const shared = { open, onOpenChange: setOpen, title: 'The pool' };
  return (
    <>
      <button type="button">Another</button>
      <button type="button" onClick={() => setOpen(true)}>
        Opener
      </button>
      {/* A page can unmount the dialog instead of closing it. */}
      {pictured && open ? (
        <IllustratedDialog {...shared} place="wide" illustration={<img src="pool.svg" alt="A pool" />}>
          Words
        </IllustratedDialog>
      ) : null}
      {pictured ? null : <Dialog {...shared}>Words</Dialog>}
    </>
  );
}

describe.each([
  ['a dialog', false],
  ['a dialog with a picture', true],
])('%s', (_, pictured) => {
  it.each([
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('closes by %s and returns focus', async (__, leave) => {
    render(<Page pictured={pictured} />);
    const opener = screen.getByRole('button', { name: 'Opener' });
    act(() => opener.focus());
    fireEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'The pool' }).contains(document.activeElement)).toBe(true);
    leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
