const format = new Intl.DateTimeFormat('en-US', {
  // The only wall clock of the house, wherever its staff sit (architecture.md, decision 6).
  timeZone: 'America/Chicago',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Nov 21, 2026, 9:15 AM": a UTC instant on the venue's clock. */
export const venueMoment = (instant: string): string => format.format(new Date(instant)).replaceAll('\u202f', ' ');
