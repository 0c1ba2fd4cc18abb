import { type BookingStep, DATE_STEP, steps } from './booking-step.js';

/** The step in a URL: `?step=3`; the first by default. */
export function stepInUrl(search: string): BookingStep {
  const named = Number(new URLSearchParams(search).get('step'));
  return steps.find((step) => step === named) ?? DATE_STEP;
}

/** The same query with another step. */
export function withStep(search: string, step: BookingStep): string {
  const query = new URLSearchParams(search);
  if (step === DATE_STEP) query.delete('step');
  else query.set('step', String(step));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
