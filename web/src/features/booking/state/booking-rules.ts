import { mayOrderFood } from '../../../lib/food-dishes.js';
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
import { detailsShape, MAX_GROUP_SIZE } from './details-form.js';

/** The limit of a smaller tour is the server's answer to the hold. */
const anyDetails = detailsShape('standard', MAX_GROUP_SIZE);

/** Whether the seats put aside are those that are chosen: same tour, slot and party. They may have run out. */
export function holdFits({ hold, tourType, date, time, details }: BookingState): boolean {
  return (
    hold !== undefined &&
    hold.tourType === tourType &&
    hold.tourDate === date &&
    hold.tourTime === time &&
    hold.groupSize === details.groupSize
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

function foodStands(state: BookingState): boolean {
  return waiverStands(state) && (!mayOrderFood(state.details.groupSize) || state.foodOrder !== undefined);
}

/** Whether everything that comes before a step is done, so that it may be shown. A booking that is made shows its ticket alone. */
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
      return waiverStands(state) && mayOrderFood(state.details.groupSize);
    case PAYMENT_STEP:
      return foodStands(state);
    default:
      return false;
  }
}

/** The step that is shown to somebody who opens `wanted`: the last one up to it that may be entered. */
export function nearestStep(wanted: BookingStep, state: BookingState): BookingStep {
  if (state.booking !== undefined) return TICKET_STEP;
  return steps.findLast((step) => step <= wanted && mayEnter(step, state)) ?? DATE_STEP;
}

/** The settled order, or none: small parties have none, whatever stood on the pad. */
export function bookedFood({ details, foodOrder }: BookingState) {
  return mayOrderFood(details.groupSize) ? (foodOrder ?? noFood) : noFood;
}
