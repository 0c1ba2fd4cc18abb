/** For a list's heading, which gets the focus when the row that had it is gone. */
export const listHeading = { 'data-list-heading': '', tabIndex: -1 } as const;

/** Focuses the list if a closing dialog lost the focus because its row was removed. */
export function focusListIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-page]:not([hidden]) [data-list-heading]')?.focus();
  });
}
