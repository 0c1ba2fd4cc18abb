import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { alarmHeading } from '../../texts/alarm.js';
import { features } from '../../texts/features.js';
import { StructuresPage } from './structures-page.js';

function named(name: string): readonly HTMLElement[] {
  return screen.getAllByRole('button', { name });
}

describe('StructuresPage', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <StructuresPage />
      </MemoryRouter>,
    );
  });

  it('offers each of the six on the drawing and as a card', () => {
    for (const { title } of features) expect(named(title)).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...features.map(({ title }) => title),
      alarmHeading,
    ]);
  });

  it.each([
    ['the drawing', 0],
    ['a card', 1],
  ])('opens the full story from %s; closing clears the choice and returns focus', async (_, place) => {
    const button = named('Horse Stables')[place];
    if (button === undefined) throw new Error('no such button');
    fireEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Horse Stables' });
    expect(within(dialog).getByText(/He turned Browning into a breeder/)).toBeTruthy();
    expect(within(dialog).getByRole('img').getAttribute('alt')).toMatch(/^Illustration\. A gray horse/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
