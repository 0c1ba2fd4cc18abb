/** The hint under the first step's heading, shown before the dates have loaded. */
export const bookingHint = 'Choose a day and time first. You pay in step five and get your ticket in step six.';
