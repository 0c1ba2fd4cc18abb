/** What choosing a day leads to; it stands there before the days have come. */
export const wayAhead = 'Choose a day and time first. You pay in step five and get your ticket in step six.';
