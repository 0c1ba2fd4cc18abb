import { expect, it } from '@jest/globals';
import { firstInteraction } from './first-interaction.js';

async function heardBy(interaction: Promise<void>): Promise<boolean> {
  let heard = false;
  void interaction.then(() => {
    heard = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return heard;
}

it.each(['touchstart', 'keydown', 'scroll', 'focusin', 'click'])('hears %s', async (kind) => {
  const interaction = firstInteraction(document);
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(await heardBy(interaction)).toBe(true);
});

it('hears a pointer that moves', async () => {
  const interaction = firstInteraction(document);
  const move = new Event('pointermove', { bubbles: true });
  document.body.dispatchEvent(Object.assign(move, { movementX: 0, movementY: -1 }));
  expect(await heardBy(interaction)).toBe(true);
});

it('hears what a page keeps to itself', async () => {
  const interaction = firstInteraction(document);
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  document.body.click();
  expect(await heardBy(interaction)).toBe(true);
});

it('waits while nobody does anything', async () => {
  const interaction = firstInteraction(document);
  document.body.dispatchEvent(new Event('load'));
  // Sent by the browser itself, for a pointer at rest.
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }),
  );
  expect(await heardBy(interaction)).toBe(false);
});
