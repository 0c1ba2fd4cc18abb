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

/** Browsers report a pointer that rests when a page appears under it, or moves under it: `pointerover`, and moves by nothing. */
function isAtRest(event: Event): boolean {
  return event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;
}

/** Resolves at the first interaction of the visitor with the page, before any other listener hears of it. */
export function firstInteraction(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const onInteraction = (event: Event): void => {
      if (isAtRest(event)) return;
      listening.abort();
      resolve();
    };
    for (const interaction of interactions) page.addEventListener(interaction, onInteraction, options);
  });
}
