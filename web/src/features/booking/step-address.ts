import { type BookingStep, DATE_STEP, steps } from './booking-step.js';

/** The step that an address names: `?step=3`; without one the first. */
export const stepInAddress = (search: string): BookingStep => {
  const named = Number(new URLSearchParams(search).get('step'));
  return steps.find((step) => step === named) ?? DATE_STEP;
};

/** The same address with another step in it. */
export const withStep = (search: string, step: BookingStep): string => {
  const query = new URLSearchParams(search);
  if (step === DATE_STEP) query.delete('step');
  else query.set('step', String(step));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
