import { type RefObject, useEffect, useRef } from 'react';
import type { BookingStep } from '../state/booking-step.js';

/** Scrolls to the top and focuses the heading on each new step, so that it is announced. */
export function useStepFocus(page: RefObject<HTMLElement | null>, step: BookingStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    page.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
  }, [page, step]);
}
