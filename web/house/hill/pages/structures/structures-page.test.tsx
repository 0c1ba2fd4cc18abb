import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { alarmHeading } from '../../texts/alarm.js';
import { rooms } from './hill/use-open-room.js';
import { StructuresPage } from './structures-page.js';

function named(name: string): readonly HTMLElement[] {
  return screen.getAllByRole('button', { name });
}

function renderPage(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <StructuresPage />
    </MemoryRouter>,
  );
}

describe('StructuresPage', () => {
  beforeEach(() => {
    globalThis.ResizeObserver ??= class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('offers each room on the drawing and as a card', () => {
    renderPage('/structures');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There was a casino under this floor.');
    for (const { title } of rooms) expect(named(title)).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...rooms.map(({ title }) => title),
      alarmHeading,
    ]);
  });

  it.each([
    ['the drawing', 0],
    ['a card', 1],
  ])('looks into a room from %s; the way back and Escape return focus', async (_, place) => {
    renderPage('/structures');
    for (const leave of [
      (room: HTMLElement) => fireEvent.click(within(room).getByRole('button', { name: 'Back to the whole hill' })),
      (room: HTMLElement) => fireEvent.keyDown(room, { key: 'Escape' }),
    ]) {
      const button = named('Horse Stables')[place];
      if (button === undefined) throw new Error('no such button');
      fireEvent.click(button);
      const room = screen.getByRole('region', { name: 'Horse Stables' });
      expect(within(room).getByText(/He turned Browning into a breeder/)).toBeTruthy();
      expect(document.activeElement).toBe(within(room).getByRole('heading', { level: 2 }));
      leave(room);
      expect(screen.queryByRole('region', { name: 'Horse Stables' })).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  });

  it('opens a room by its address', () => {
    renderPage('/structures#secret-room');
    expect(screen.getByRole('region', { name: 'Secret Room' })).toBeTruthy();
  });
});
