import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { hydrationData } from '../document/hydration-data.js';
import { HomePage } from '../features/home/home-page.js';
import { lazyPart } from '../lib/loading/lazy-part.js';
import { AdminScreen } from './admin/admin-screen.js';
import { NotFoundPage } from './layout/not-found-page.js';
import { OneRecord } from './layout/one-record.js';
import { SiteLayout } from './layout/site-layout.js';
import { StoryLayout } from './layout/story-layout.js';
import { paths } from './paths/paths.js';
import { storyRoutes } from './story-routes.js';

const DataLayout = lazyPart(async () => (await import('./data/data-layout.js')).DataLayout);
const ToursPage = lazyPart(async () => (await import('../features/tours/tours-page.js')).ToursPage);
const BookingScreen = lazyPart(async () => {
  const page = await import('./cart/booking-screen.js');
  if (hydrationData() !== undefined) await page.loadSteps();
  return page.BookingScreen;
});
const VisitPage = lazyPart(async () => (await import('../features/booking/visit/visit-page.js')).VisitPage);
const AfterVisitPage = lazyPart(
  async () => (await import('../features/after-visit/after-visit-page.js')).AfterVisitPage,
);
const GuestBookPage = lazyPart(async () => (await import('../features/guest-book/guest-book-page.js')).GuestBookPage);
const WaitlistPage = lazyPart(async () => (await import('../features/booking/waitlist/waitlist-page.js')).WaitlistPage);
const UnsubscribePage = lazyPart(
  async () => (await import('../features/unsubscribe/unsubscribe-page.js')).UnsubscribePage,
);
const WaiverPage = lazyPart(async () => (await import('../features/booking/waiver/waiver-page.js')).WaiverPage);
const PayPage = lazyPart(async () => (await import('../features/booking/pay/pay-page.js')).PayPage);
const FindVisitPage = lazyPart(
  async () => (await import('../features/booking/visit/find-visit-page.js')).FindVisitPage,
);
const StructuresPage = lazyPart(async () => (await import('../features/structures/structures-page.js')).StructuresPage);
const GuestsPage = lazyPart(async () => (await import('../features/guests/guests-page.js')).GuestsPage);
const MediaPage = lazyPart(async () => (await import('../features/media/media-page.js')).MediaPage);
const ContactPage = lazyPart(async () => (await import('../features/contact/contact-page.js')).ContactPage);
const VisitUsPage = lazyPart(async () => (await import('../features/visit-us/visit-us-page.js')).VisitUsPage);
const VoucherPage = lazyPart(async () => (await import('../features/voucher/voucher-page.js')).VoucherPage);
const GiftVoucherScreen = lazyPart(async () => (await import('./cart/gift-voucher-screen.js')).GiftVoucherScreen);
const CartScreen = lazyPart(async () => (await import('./cart/cart-screen.js')).CartScreen);
const StoreScreen = lazyPart(async () => (await import('./cart/store-screen.js')).StoreScreen);

/** Every page of the site. Add new paths to `paths.ts` too, so that the gateway answers 200. */
export const siteRoutes = createRoutesFromElements(
  <>
    <Route path={paths.admin} element={<AdminScreen />} />
    <Route path={paths.adminBook} element={<AdminScreen />} />
    <Route path={paths.adminBooking} element={<AdminScreen />} />
    <Route element={<SiteLayout />}>
      <Route element={<DataLayout />}>
        <Route path={paths.tours} element={<ToursPage />} />
        <Route path={paths.bookTour} element={<BookingScreen />} />
        <Route path={paths.findVisit} element={<FindVisitPage />} />
        <Route element={<OneRecord />}>
          <Route path={paths.visit} element={<VisitPage />} />
          <Route path={paths.afterVisit} element={<AfterVisitPage />} />
          <Route path={paths.waitlist} element={<WaitlistPage />} />
          <Route path={paths.waiver} element={<WaiverPage />} />
          <Route path={paths.unsubscribe} element={<UnsubscribePage />} />
          <Route path={paths.pay} element={<PayPage />} />
          <Route path={paths.voucher} element={<VoucherPage />} />
        </Route>
        <Route path={paths.guestBook} element={<GuestBookPage />} />
        <Route path={paths.giftVoucher} element={<GiftVoucherScreen />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.store} element={<StoreScreen />} />
        <Route path={paths.cart} element={<CartScreen />} />
      </Route>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.visitUs} element={<VisitUsPage />} />
      <Route element={<StoryLayout />}>
        <Route path={paths.structures} element={<StructuresPage />} />
        <Route path={paths.famousInfamous} element={<GuestsPage />} />
        <Route path={paths.media} element={<MediaPage />} />
        {storyRoutes}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </>,
);

export function SiteRoutes() {
  return useRoutes(siteRoutes);
}
