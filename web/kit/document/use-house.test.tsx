import { afterEach, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { House } from '../lib/house-hours.js';
import { hydrationDataElement } from './hydration-data.js';
import { houseStore, useHouse } from './use-house.js';

afterEach(() => document.body.replaceChildren());

function houseWith(text: string): House {
  return { week: [], specialDays: [], notices: [{ id: '1', text, level: 'info' }] };
}

function Notice() {
  return <p>{useHouse()?.notices[0]?.text}</p>;
}

it('is the page’s calendar until hydration, then the fresh one', async () => {
  const data = { today: '2026-11-22', search: '', answers: {}, house: houseWith('Open') };
  document.body.innerHTML = `${hydrationDataElement(data)}<div id="root"><p>Open</p></div>`;
  // A part of the page can hydrate after the fresh calendar has arrived.
  houseStore.state();
  houseStore.send(houseWith('Closed on Friday'));
  const root = document.getElementById('root') as HTMLElement;
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(root, <Notice />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe('Closed on Friday');
});
