/** Props of a list's heading. It takes the focus when the row that had it is gone. */
export const listHeading = { 'data-list-heading': '', tabIndex: -1 } as const;

/** Brings the focus to the list that is shown, if a closing dialog lost it because it removed the row. */
export function focusListIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-page]:not([hidden]) [data-list-heading]')?.focus();
  });
}
