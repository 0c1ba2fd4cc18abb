import { BookingPage, loadSteps as loadStepsOfPage } from '../../features/booking/booking-page.js';
import { type AddTour, AddTourContext } from '../../features/booking/payment/add-tour.js';
import { loadPart } from '../../lib/loading/load-part.js';

/** Loaded on use: most visitors book one tour and pay for it. */
const addTour: AddTour = async (client, tour) => {
  const cart = await loadPart(() => import('../../features/cart/add-tour.js')).catch(() => undefined);
  return cart?.addTour(client, tour) ?? 'unanswered';
};

export function loadSteps(): Promise<unknown> {
  return loadStepsOfPage();
}

export function BookingScreen() {
  return (
    <AddTourContext value={addTour}>
      <BookingPage />
    </AddTourContext>
  );
}
