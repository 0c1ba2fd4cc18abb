/** Focuses the page's title, and moves the focus to the one that takes its place when the page has loaded. @returns stops */
export function focusTitle(main: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  const focus = (): void => {
    focused = main.querySelector<HTMLElement>('h1');
    focused?.setAttribute('tabindex', '-1');
    focused?.focus({ preventScroll: true });
  };
  // With a title that is replaced, the focus falls to the body, and a screen reader goes silent.
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body && !focused?.isConnected;
    if (isLost) focus();
  });
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('pointerdown', stop);
    document.removeEventListener('keydown', stop);
  };
  focus();
  observer.observe(main, { childList: true, subtree: true });
  // From now on the visitor decides.
  document.addEventListener('pointerdown', stop);
  document.addEventListener('keydown', stop);
  return stop;
}
