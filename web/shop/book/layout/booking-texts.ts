import { t } from '@lingui/core/macro';
import { thisHouse } from '#house/about/house.js';
import { spelledNumber } from '../../../kit/lib/spelled-number.js';
import { PAYMENT_STEP, placeOf, TICKET_STEP } from '../../state/booking-step.js';

const { name } = thisHouse;

/** The same for all steps. */
export const bookingDescription = t`Book a guided tour of ${name} online: choose a day and time, tell us how many are coming, and get your ticket.`;

/** The hint under the first step's heading, shown before the dates have loaded. */
export function bookingHint(offersFood: boolean): string {
  const payment = spelledNumber(placeOf(PAYMENT_STEP, offersFood));
  const ticket = spelledNumber(placeOf(TICKET_STEP, offersFood));
  return t`Choose a day and time first. You pay in step ${payment} and get your ticket in step ${ticket}.`;
}
