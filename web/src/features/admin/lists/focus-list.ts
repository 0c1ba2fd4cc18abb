/** Marks the heading of a list, where focus goes when the row that had it is gone. */
export const listHeading = { 'data-list-heading': '', tabIndex: -1 } as const;

/** Brings focus to the list that is shown, if it was lost with a row: after the dialog that took the row away has closed. */
export const focusListIfLost = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [data-list-heading]')?.focus();
  });
};
