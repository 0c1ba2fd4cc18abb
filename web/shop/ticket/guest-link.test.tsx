import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { GuestLink } from './guest-link.js';

const url = 'https://hilltop.example/waiver/token';

function browserWith(name: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

it('copies the link', async () => {
  const copied: string[] = [];
  browserWith('clipboard', { writeText: async (text: string) => void copied.push(text) });
  renderWithAnswers(<GuestLink url={url} />, {});
  press('Copy link for guests');
  expect(await screen.findByText('Link copied. Send it to your guests.')).toBeTruthy();
  expect(copied).toEqual([url]);
  expect(screen.queryByRole('button', { name: 'Share it' })).toBeNull();
});

it('shows the link where the browser does not copy', async () => {
  renderWithAnswers(<GuestLink url={url} />, {});
  press('Copy link for guests');
  expect(await screen.findByText(`Please copy it yourself: ${url}`)).toBeTruthy();
});

it('hands it to another app where the browser can', () => {
  const shared: unknown[] = [];
  browserWith('share', async (what: unknown) => void shared.push(what));
  renderWithAnswers(<GuestLink url={url} />, {});
  press('Share it');
  expect(shared).toEqual([{ title: 'Sign the waiver', url }]);
});
