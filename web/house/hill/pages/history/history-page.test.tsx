import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type Era, eraHint, eras } from '../../texts/eras.js';
import { HistoryPage } from './history-page.js';

function Address() {
  return <output aria-label="address">{useLocation().hash}</output>;
}

function draw(hash = '', line: readonly Era[] = eras) {
  return render(
    <MemoryRouter initialEntries={[`/history${hash}`]}>
      <HistoryPage eras={line} />
      <Address />
    </MemoryRouter>,
  );
}

function place(title: string): HTMLElement {
  return within(screen.getByRole('group', { name: 'Eras' })).getByRole('button', { name: new RegExp(`: ${title}\\.`) });
}
function cards(): readonly (string | null)[] {
  return screen.queryAllByRole('button', { name: /^Close / }).map((button) => button.getAttribute('aria-label'));
}
function address(): string | null {
  return screen.getByLabelText('address').textContent;
}

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('HistoryPage', () => {
  it('shows the eight eras under the hint, none of them open', () => {
    draw();
    const line = within(screen.getByRole('group', { name: 'Eras' })).getAllByRole('button');
    expect(line.map((button) => button.getAttribute('aria-expanded'))).toEqual(Array(8).fill('false'));
    expect(screen.getAllByText(eraHint).length).toBeGreaterThan(0);
    expect(cards()).toEqual([]);
  });

  it('previews an era under the pointer: title, description, hint to click', () => {
    draw();
    const strip = place('The Peak Era');
    const preview = strip.querySelector('[aria-hidden]');
    expect(preview?.hasAttribute('data-shown')).toBe(false);
    fireEvent.pointerEnter(strip, { pointerType: 'mouse' });
    expect(preview?.hasAttribute('data-shown')).toBe(true);
    expect(preview?.textContent).toBe(
      'The Peak EraDinner above, roulette below, and a dance band in the garden.Click to explore',
    );
    fireEvent.pointerLeave(strip);
    expect(preview?.hasAttribute('data-shown')).toBe(false);
  });

  it('opens one card at a time, with focus on its title and its era in the URL', () => {
    draw();
    fireEvent.click(place('The Beginning'));
    fireEvent.click(place('The Lone Wolf Raid'));
    expect(cards()).toEqual(['Close The Lone Wolf Raid']);
    const region = screen.getByRole('region', { name: 'The Lone Wolf Raid' });
    expect(within(region).getByText('Around midnight in August, four Rangers come up through the brush.')).toBeTruthy();
    expect(within(region).getByRole('img').getAttribute('alt')).toMatch(/^Illustration\. Poster, 1947/);
    expect(document.activeElement?.textContent).toBe('The Lone Wolf Raid');
    expect(place('The Lone Wolf Raid').getAttribute('aria-expanded')).toBe('true');
    expect(address()).toBe('#the-lone-wolf-raid');
  });

  it('opens the era in the URL, and steps to its neighbors', () => {
    draw('#the-beginning');
    expect(cards()).toEqual(['Close The Beginning']);
    expect(screen.queryByRole('button', { name: /^Previous era/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next era: The Transformation' }));
    expect(cards()).toEqual(['Close The Transformation']);
    expect(address()).toBe('#the-transformation');
  });

  it('closes on Escape and returns focus to the place on the line', () => {
    draw('#transformation');
    fireEvent.keyDown(screen.getByRole('heading', { name: 'Transformation' }), { key: 'Escape' });
    expect(cards()).toEqual([]);
    expect(document.activeElement).toBe(place('Transformation'));
    expect(address()).toBe('');
  });

  it('moves along the line with the arrow keys', () => {
    draw();
    act(() => place('The Beginning').focus());
    fireEvent.keyDown(place('The Beginning'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(place('The Transformation'));
    fireEvent.keyDown(place('The Transformation'), { key: 'End' });
    expect(document.activeElement).toBe(place('The Legacy Today'));
  });

  it('opens an era that is none of the eight in the generic dialog: year, title, description, image, summary', async () => {
    const [model] = eras;
    if (model === undefined) throw new Error('no eras');
    const ninth: Era = {
      ...model,
      id: 'next',
      year: '2030s',
      title: 'What Comes',
      preview: 'A plan.',
      summary: 'A museum.',
    };
    draw('', [...eras, ninth]);
    act(() => place('What Comes').focus());
    fireEvent.click(place('What Comes'));
    const dialog = screen.getByRole('dialog', { name: 'What Comes' });
    for (const words of ['2030s', 'A plan.', 'A museum.']) expect(within(dialog).getByText(words)).toBeTruthy();
    expect(within(dialog).getByRole('img')).toBeTruthy();
    expect(cards()).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(place('What Comes')));
  });
});
