/** What choosing a day leads to; it stands there before the days have come. */
export const wayAhead =
  'Choose a day and an hour first. Nothing is paid before the fifth step, and your ticket comes with the sixth.';
