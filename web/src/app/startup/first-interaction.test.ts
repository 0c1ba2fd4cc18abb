import { expect, it } from '@jest/globals';
import { firstInteraction } from './first-interaction.js';

async function heardBy(sign: Promise<void>): Promise<boolean> {
  let heard = false;
  void sign.then(() => {
    heard = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return heard;
}

it.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'])('hears %s', async (kind) => {
  const sign = firstInteraction(document);
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(await heardBy(sign)).toBe(true);
});

it('hears what a page keeps to itself', async () => {
  const sign = firstInteraction(document);
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  document.body.click();
  expect(await heardBy(sign)).toBe(true);
});

it('waits while nobody does anything', async () => {
  const sign = firstInteraction(document);
  document.body.dispatchEvent(new Event('load'));
  // Chromium's own, under a pointer that rests.
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(await heardBy(sign)).toBe(false);
});
