/** What a visitor does first on a page: a hand comes over it, a finger touches it, a key is pressed, it is scrolled. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click'];

/** Resolves when a visitor does something on the page. Heard from the call on, before anybody else hears it. */
export const firstSign = (page: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const hear = (): void => {
      heard.abort();
      resolve();
    };
    for (const sign of signs) page.addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  });
