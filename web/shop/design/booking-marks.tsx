import { t } from '@lingui/core/macro';
import { FOOD_FROM_GROUP_SIZE } from '../../../services/shared/contracts/src/house/bounds.js';
import { useOffersFood } from '../../kit/document/use-house.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { type BookingStep, FOOD_STEP, stepsOf } from '../state/booking-step.js';
import { MarkedSteps, type StepState } from './marked-steps.js';

const labels: Readonly<Record<BookingStep, string>> = {
  1: t`Date`,
  2: t`Details`,
  3: t`Waiver`,
  4: t`Food`,
  5: t`Payment`,
  6: t`Ticket`,
};

function stateOf(step: BookingStep, now: BookingStep, guests: number): StepState {
  if (step === now) return 'now';
  if (step === FOOD_STEP && !mayOrderFood(guests)) return step < now ? 'passed' : 'skipped';
  return step < now ? 'done' : 'ahead';
}

const notes: Readonly<Record<StepState, string | undefined>> = {
  done: t`done`,
  passed: t`not needed`,
  skipped: t`for ${FOOD_FROM_GROUP_SIZE} or more`,
  now: undefined,
  ahead: undefined,
};

/** Progress through the steps. Food is dashed until the party has ten guests, and missing in a house without restaurants. */
export function BookingMarks({ step, guests }: { readonly step: BookingStep; readonly guests: number }) {
  return (
    <MarkedSteps
      label={t`Steps`}
      steps={stepsOf(useOffersFood()).map((each) => {
        const state = stateOf(each, step, guests);
        const note = notes[state];
        return { label: labels[each], state, ...(note === undefined ? {} : { note }) };
      })}
    />
  );
}
