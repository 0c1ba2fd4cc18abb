import { useState } from 'react';
import { styled } from 'styled-components';
import { BookedView } from './booked-view.js';
import { CallForm } from './call-form.js';
import { PaymentLinksSection } from './payment-links-section.js';
import type { CallerBooked } from './use-caller-booking.js';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  margin-top: var(--s-4);
`;

/** /admin/book: books for whoever calls, and shows whose payment is awaited. */
export function BookTab() {
  const [booked, setBooked] = useState<CallerBooked>();
  const [calls, setCalls] = useState(0);
  const next = (): void => {
    setBooked(undefined);
    setCalls(calls + 1);
  };
  return (
    <Page>
      {booked ? <BookedView booked={booked} onNext={next} /> : <CallForm key={calls} onBooked={setBooked} />}
      <PaymentLinksSection />
    </Page>
  );
}
