import { t } from '@lingui/core/macro';
/** The six steps of infra/docs/product.md. Food is only for large parties, in a house with restaurants. */
export const steps = [1, 2, 3, 4, 5, 6] as const;
export type BookingStep = (typeof steps)[number];

export const DATE_STEP = 1;
export const DETAILS_STEP = 2;
export const WAIVER_STEP = 3;
export const FOOD_STEP = 4;
export const PAYMENT_STEP = 5;
export const TICKET_STEP = 6;

/** The steps of a house, as they are counted aloud. */
export function stepsOf(offersFood: boolean): readonly BookingStep[] {
  return offersFood ? steps : steps.filter((step) => step !== FOOD_STEP);
}

/** A step's number as it is counted aloud: payment is the fourth where nobody is asked about food. */
export function placeOf(step: BookingStep, offersFood: boolean): number {
  return stepsOf(offersFood).indexOf(step) + 1;
}

/** "Step 5 of 6" */
export function stepCount(step: BookingStep, offersFood: boolean): string {
  const place = placeOf(step, offersFood);
  const count = stepsOf(offersFood).length;
  return t`Step ${place} of ${count}`;
}

/** Announced after "Step 1 of 6". */
const stepLabels: Readonly<Record<BookingStep, string>> = {
  1: t`date and time`,
  2: t`who is coming`,
  3: t`liability waiver`,
  4: t`food order`,
  5: t`payment`,
  6: t`your ticket`,
};

export function stepLabel(step: BookingStep): string {
  return stepLabels[step];
}

/** Forward: 1, 2, 3, then 4 for parties that can order food, otherwise 5, then 6. */
export function stepAfter(step: BookingStep, asksForFood: boolean): BookingStep {
  if (step === WAIVER_STEP) return asksForFood ? FOOD_STEP : PAYMENT_STEP;
  return steps[Math.min(step, TICKET_STEP - 1)] ?? TICKET_STEP;
}

/** Back: 2 to 1, 3 to 2, 4 to 3, 5 to 4 for parties that can order food, otherwise to 3. None from 1 and 6. */
export function stepBefore(step: BookingStep, asksForFood: boolean): BookingStep {
  if (step === DATE_STEP || step === TICKET_STEP) return step;
  if (step === PAYMENT_STEP && !asksForFood) return WAIVER_STEP;
  return steps[step - 2] ?? DATE_STEP;
}
