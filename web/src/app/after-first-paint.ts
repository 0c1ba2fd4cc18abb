/** Resolves when the browser has drawn the page once, or at once in a tab that nobody sees: nothing is drawn there. */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    // What a frame asks for runs before it is drawn, a timer set there after.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
