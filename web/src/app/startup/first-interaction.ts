// Not `pointerover`: the browser fires it by itself when a page appears under a pointer that rests.
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
];

/** Resolves at the first interaction of the visitor with the page, before any other listener hears of it. */
export function firstInteraction(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const onInteraction = (): void => {
      listening.abort();
      resolve();
    };
    for (const interaction of interactions) page.addEventListener(interaction, onInteraction, options);
  });
}
