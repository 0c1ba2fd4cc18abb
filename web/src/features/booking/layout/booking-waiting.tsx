import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Terrace } from '../../../design/frames/terrace.js';
import { Text } from '../../../design/type/text.js';
import { SkeletonCard } from '../../../design/waiting/skeleton.js';
import { usePageTitle } from '../../../document/page-title.js';
import { bookingDescription } from './booking-description.js';
import { BookingHead } from './booking-head.js';
import { Flow, Inside, Picker, Side } from './booking-layout.js';
import { wayAhead } from './way-ahead.js';

const Calendar = styled(SkeletonCard)`
  height: 24rem;
`;

const Stub = styled(SkeletonCard)`
  height: 27rem;
`;

/** The page round whatever stands in the place of the steps. */
export function BookingFrame({ children }: { readonly children: ReactNode }) {
  usePageTitle('Book a tour', bookingDescription);
  return (
    <>
      <BookingHead title="Book a tour" step={1} guests={1} />
      <Terrace>
        <Inside>{children}</Inside>
      </Terrace>
    </>
  );
}

/** The first step before anything is known: calendar and ticket of the final size, and a word for it. */
export function BookingWaiting() {
  return (
    <BookingFrame>
      <Flow as="div">
        <Picker>
          <Text role="status" data-wide="">
            Loading tour information...
          </Text>
          {/* As wide as it will stand there: the largest words of the page do not wait for its scripts. */}
          <Text soft data-wide="">
            {wayAhead}
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
