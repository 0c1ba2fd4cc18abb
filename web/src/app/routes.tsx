import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { hydrationData } from '../document/hydration-data.js';
import { HomePage } from '../features/home/home-page.js';
import { AdminScreen } from './admin/admin-screen.js';
import { NotFoundPage } from './layout/not-found-page.js';
import { SiteLayout } from './layout/site-layout.js';
import { StoryLayout } from './layout/story-layout.js';
import { lazyPage } from './lazy-page.js';
import { paths } from './paths/paths.js';
import { storyRoutes } from './story-routes.js';

const DataLayout = lazyPage(async () => (await import('./data/data-layout.js')).DataLayout);
const ToursPage = lazyPage(async () => (await import('../features/tours/tours-page.js')).ToursPage);
const BookingScreen = lazyPage(async () => {
  const page = await import('./cart/booking-screen.js');
  if (hydrationData() !== undefined) await page.loadSteps();
  return page.BookingScreen;
});
const VisitPage = lazyPage(async () => (await import('../features/booking/visit/visit-page.js')).VisitPage);
const AfterVisitPage = lazyPage(
  async () => (await import('../features/after-visit/after-visit-page.js')).AfterVisitPage,
);
const GuestBookPage = lazyPage(async () => (await import('../features/guest-book/guest-book-page.js')).GuestBookPage);
const WaitlistPage = lazyPage(async () => (await import('../features/booking/waitlist/waitlist-page.js')).WaitlistPage);
const UnsubscribePage = lazyPage(
  async () => (await import('../features/unsubscribe/unsubscribe-page.js')).UnsubscribePage,
);
const WaiverPage = lazyPage(async () => (await import('../features/booking/waiver/waiver-page.js')).WaiverPage);
const PayPage = lazyPage(async () => (await import('../features/booking/pay/pay-page.js')).PayPage);
const FindVisitPage = lazyPage(
  async () => (await import('../features/booking/visit/find-visit-page.js')).FindVisitPage,
);
const StructuresPage = lazyPage(async () => (await import('../features/structures/structures-page.js')).StructuresPage);
const GuestsPage = lazyPage(async () => (await import('../features/guests/guests-page.js')).GuestsPage);
const MediaPage = lazyPage(async () => (await import('../features/media/media-page.js')).MediaPage);
const ContactPage = lazyPage(async () => (await import('../features/contact/contact-page.js')).ContactPage);
const VisitUsPage = lazyPage(async () => (await import('../features/visit-us/visit-us-page.js')).VisitUsPage);
const VoucherPage = lazyPage(async () => (await import('../features/voucher/voucher-page.js')).VoucherPage);
const GiftVoucherScreen = lazyPage(async () => (await import('./cart/gift-voucher-screen.js')).GiftVoucherScreen);
const CartScreen = lazyPage(async () => (await import('./cart/cart-screen.js')).CartScreen);
const StoreScreen = lazyPage(async () => (await import('./cart/store-screen.js')).StoreScreen);

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
        <Route path={paths.visit} element={<VisitPage />} />
        <Route path={paths.afterVisit} element={<AfterVisitPage />} />
        <Route path={paths.guestBook} element={<GuestBookPage />} />
        <Route path={paths.waitlist} element={<WaitlistPage />} />
        <Route path={paths.waiver} element={<WaiverPage />} />
        <Route path={paths.unsubscribe} element={<UnsubscribePage />} />
        <Route path={paths.pay} element={<PayPage />} />
        <Route path={paths.voucher} element={<VoucherPage />} />
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
