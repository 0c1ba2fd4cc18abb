import { type BookingStep, DATE_STEP, steps } from './booking-step.js';

/** The step that a URL names: `?step=3`; without one the first. */
export function stepInUrl(search: string): BookingStep {
  const named = Number(new URLSearchParams(search).get('step'));
  return steps.find((step) => step === named) ?? DATE_STEP;
}

/** The same query with another step in it. */
export function withStep(search: string, step: BookingStep): string {
  const query = new URLSearchParams(search);
  if (step === DATE_STEP) query.delete('step');
  else query.set('step', String(step));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
