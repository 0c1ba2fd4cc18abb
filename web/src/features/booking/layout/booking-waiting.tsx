import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Terrace } from '../../../design/frames/terrace.js';
import { Text } from '../../../design/type/text.js';
import { SkeletonCard } from '../../../design/waiting/skeleton.js';
import { usePageTitle } from '../../../document/page-title.js';
import { DATE_STEP, stepLabel } from '../state/booking-step.js';
import { BookingHead } from './booking-head.js';
import { Flow, Inside, Picker, Side } from './booking-layout.js';
import { bookingDescription, bookingHint } from './booking-texts.js';

const Calendar = styled(SkeletonCard)`
  height: 24rem;
`;

const Stub = styled(SkeletonCard)`
  height: 27rem;
`;

/** The page frame around the steps and their placeholders. */
export function BookingFrame({ children }: { readonly children: ReactNode }) {
  usePageTitle('Book a tour', bookingDescription);
  return (
    <>
      <BookingHead title="Book a tour" step={DATE_STEP} label={stepLabel(DATE_STEP, true)} guests={1} />
      <Terrace>
        <Inside>{children}</Inside>
      </Terrace>
    </>
  );
}

/** Loading state of the first step: calendar and ticket at their final size, and a status message. */
export function BookingWaiting() {
  return (
    <BookingFrame>
      <Flow as="div">
        <Picker>
          <Text role="status" data-wide="">
            Loading tour information...
          </Text>
          {/* Full width, so that the largest text of the page does not wait for its scripts. */}
          <Text soft data-wide="">
            {bookingHint}
          </Text>
          <Calendar aria-hidden="true" />
        </Picker>
        <Side aria-hidden="true">
          <Stub />
        </Side>
      </Flow>
    </BookingFrame>
  );
}
