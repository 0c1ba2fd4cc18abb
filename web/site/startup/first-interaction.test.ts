import { expect, it } from '@jest/globals';
import { firstInteraction } from './first-interaction.js';

async function heardBy(interaction: Promise<void>): Promise<boolean> {
  let received = false;
  void interaction.then(() => {
    received = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return received;
}

it.each(['touchstart', 'keydown', 'scroll', 'focusin', 'click'])('resolves on %s', async (kind) => {
  const interaction = firstInteraction(document);
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(await heardBy(interaction)).toBe(true);
});

it('resolves when a pointer moves', async () => {
  const interaction = firstInteraction(document);
  const move = new Event('pointermove', { bubbles: true });
  document.body.dispatchEvent(Object.assign(move, { movementX: 0, movementY: -1 }));
  expect(await heardBy(interaction)).toBe(true);
});

it('resolves even when the page stops propagation', async () => {
  const interaction = firstInteraction(document);
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  document.body.click();
  expect(await heardBy(interaction)).toBe(true);
});

it('does not resolve without an interaction', async () => {
  const interaction = firstInteraction(document);
  document.body.dispatchEvent(new Event('load'));
  // The browser itself sends these for a pointer at rest.
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }),
  );
  expect(await heardBy(interaction)).toBe(false);
});
