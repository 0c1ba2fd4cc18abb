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

/** Browsers also send `pointerover` and moves of no distance when a page appears or moves under a pointer at rest. */
function isAtRest(event: Event): boolean {
  return event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;
}

/** Resolves at the visitor's first interaction, before any other listener runs. */
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
