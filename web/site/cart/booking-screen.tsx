import { loadPart } from '../../kit/lib/loading/load-part.js';
import { BookingPage, loadSteps as loadStepsOfPage } from '../../shop/book/booking-page.js';
import { type AddTour, AddTourContext } from '../../shop/payment/add-tour.js';

/** Loaded on use: most visitors book one tour and pay for it. */
const addTour: AddTour = async (client, tour, next) => {
  const cart = await loadPart(() => import('./add-tour-with-code.js')).catch(() => undefined);
  return cart?.addTourWithCode(client, tour, next) ?? 'unanswered';
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
