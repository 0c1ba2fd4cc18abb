import { MAX_GROUP_SIZE } from '../../../services/shared/contracts/src/house/bounds.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { bookedParty, guestsIn, isSameParty } from '../../kit/lib/tickets/party.js';
import { type BookingState, noFood } from './booking-state.js';
import {
  type BookingStep,
  DATE_STEP,
  DETAILS_STEP,
  FOOD_STEP,
  PAYMENT_STEP,
  steps,
  TICKET_STEP,
  WAIVER_STEP,
} from './booking-step.js';
import { detailsShape } from './details-form.js';

/** A smaller tour's limit is checked by the server when it holds the seats. */
const anyDetails = detailsShape(MAX_GROUP_SIZE);

/** Whether the held seats match the choice: same tour, slot and party. The hold can have expired. */
export function holdFits({ hold, tourType, date, time, details }: BookingState): boolean {
  return (
    hold !== undefined &&
    hold.tourType === tourType &&
    hold.tourDate === date &&
    hold.tourTime === time &&
    isSameParty(bookedParty(hold), details.party)
  );
}

function slotChosen({ date, time }: BookingState): boolean {
  return date !== undefined && time !== undefined;
}

function detailsStand(state: BookingState): boolean {
  return slotChosen(state) && holdFits(state) && anyDetails.safeParse(state.details).success;
}

function waiverStands(state: BookingState): boolean {
  return detailsStand(state) && state.waiver.liabilityWaiverAccepted;
}

/** Whether the party can order food: large ones, in a house with restaurants. */
export function asksForFood({ offersFood, details }: BookingState): boolean {
  return offersFood && mayOrderFood(guestsIn(details.party));
}

function foodStands(state: BookingState): boolean {
  return waiverStands(state) && (!asksForFood(state) || state.foodOrder !== undefined);
}

/** Whether all earlier steps are complete, so that this one can be shown. A finished booking shows only its ticket. */
export function mayEnter(step: BookingStep, state: BookingState): boolean {
  if (state.booking !== undefined) return step === TICKET_STEP;
  switch (step) {
    case DATE_STEP:
      return true;
    case DETAILS_STEP:
      return slotChosen(state);
    case WAIVER_STEP:
      return detailsStand(state);
    case FOOD_STEP:
      return waiverStands(state) && asksForFood(state);
    case PAYMENT_STEP:
      return foodStands(state);
    default:
      return false;
  }
}

/** The last step up to `wanted` that is allowed. */
export function nearestStep(wanted: BookingStep, state: BookingState): BookingStep {
  if (state.booking !== undefined) return TICKET_STEP;
  return steps.findLast((step) => step <= wanted && mayEnter(step, state)) ?? DATE_STEP;
}

/** The saved order, or none: small parties never order food. */
export function bookedFood(state: BookingState) {
  return asksForFood(state) ? (state.foodOrder ?? noFood) : noFood;
}
