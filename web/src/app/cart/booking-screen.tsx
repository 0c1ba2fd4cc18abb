import { BookingPage, loadSteps as loadStepsOfPage } from '../../features/booking/booking-page.js';
import { type AddTour, AddTourContext } from '../../features/booking/payment/add-tour.js';
import { loadPart } from '../../lib/loading/load-part.js';

/** Loaded when it is pressed: most visitors book one tour and pay for it. */
const addTour: AddTour = async (client, tour) => {
  const cart = await loadPart(() => import('../../features/cart/add-tour.js')).catch(() => undefined);
  return cart?.addTour(client, tour) ?? 'unanswered';
};

/** Preloads the steps, for a page that links here. */
export function loadSteps(): Promise<unknown> {
  return loadStepsOfPage();
}

/** The booking and the cart it adds to. */
export function BookingScreen() {
  return (
    <AddTourContext value={addTour}>
      <BookingPage />
    </AddTourContext>
  );
}
