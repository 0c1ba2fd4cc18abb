import { thisHouse } from '#house/about/house.js';

/** The same for all steps. */
export const bookingDescription = `Book a guided tour of ${thisHouse.name} online: choose a day and time, tell us how many are coming, and get your ticket.`;

/** The hint under the first step's heading, shown before the dates have loaded. */
export const bookingHint = 'Choose a day and time first. You pay in step five and get your ticket in step six.';
