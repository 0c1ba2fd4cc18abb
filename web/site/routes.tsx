import { createRoutesFromElements, Outlet, Route, useLocation, useRoutes } from 'react-router-dom';
import { housePages } from '#house/pages/pages.js';
import { hydrationData } from '../kit/document/hydration-data.js';
import { lazyPart } from '../kit/lib/loading/lazy-part.js';
import { language } from '../kit/words/language.js';
import { SiteLayout } from './frame/site-layout.js';
import { paths } from './paths/paths.js';

const NotFoundPage = lazyPart(async () => (await import('./frame/not-found-page.js')).NotFoundPage);
const StoryLayout = lazyPart(async () => (await import('../shop/home/story-layout.js')).StoryLayout);
const DataLayout = lazyPart(async () => (await import('../kit/data/data-layout.js')).DataLayout);
// Compared as the build knows it, so that no build has the first page of another.
const Home =
  __LANGUAGE__ === 'en'
    ? housePages.Home
    : lazyPart(async () => (await import('../shop/home/short-home-page.js')).ShortHomePage);
const ToursPage = lazyPart(async () => (await import('../shop/tours/tours-page.js')).ToursPage);
const GroupsPage = lazyPart(async () => (await import('../shop/groups/groups-page.js')).GroupsPage);
const BookingScreen = lazyPart(async () => {
  const page = await import('./cart/booking-screen.js');
  if (hydrationData() !== undefined) await page.loadSteps();
  return page.BookingScreen;
});
const VisitPage = lazyPart(async () => (await import('../shop/visit/visit-page.js')).VisitPage);
const AfterVisitPage = lazyPart(async () => (await import('../shop/after-visit/after-visit-page.js')).AfterVisitPage);
const GuestBookPage = lazyPart(async () => (await import('../shop/guest-book/guest-book-page.js')).GuestBookPage);
const WaitlistPage = lazyPart(async () => (await import('../shop/waitlist/waitlist-page.js')).WaitlistPage);
const UnsubscribePage = lazyPart(async () => (await import('../shop/unsubscribe/unsubscribe-page.js')).UnsubscribePage);
const WaiverPage = lazyPart(async () => (await import('../shop/waiver/waiver-page.js')).WaiverPage);
const PayPage = lazyPart(async () => (await import('../shop/pay-link/pay-page.js')).PayPage);
const FindVisitPage = lazyPart(async () => (await import('../shop/visit/find-visit-page.js')).FindVisitPage);
const ContactPage = lazyPart(async () => (await import('../shop/contact/contact-page.js')).ContactPage);
const VisitUsPage = lazyPart(async () => (await import('../shop/visit-us/visit-us-page.js')).VisitUsPage);
const VoucherPage = lazyPart(async () => (await import('../shop/voucher/voucher-page.js')).VoucherPage);
const OrderPage = lazyPart(async () => (await import('../shop/order/order-page.js')).OrderPage);
const BillPage = lazyPart(async () => (await import('../shop/bill/bill-page.js')).BillPage);
const GroupPage = lazyPart(async () => (await import('../shop/group/group-page.js')).GroupPage);
const GiftVoucherScreen = lazyPart(async () => (await import('./cart/gift-voucher-screen.js')).GiftVoucherScreen);
const CartScreen = lazyPart(async () => (await import('./cart/cart-screen.js')).CartScreen);
const StoreScreen = lazyPart(async () => (await import('./cart/store-screen.js')).StoreScreen);

/** Add new paths to `paths.ts` too, or the gateway answers 404. The house adds its own. */
export const siteRoutes = createRoutesFromElements(
  <Route element={<SiteLayout />}>
    <Route element={<DataLayout />}>
      <Route path={paths.tours} element={<ToursPage />} />
      <Route path={paths.bookTour} element={<BookingScreen />} />
      <Route path={paths.groups} element={<GroupsPage />} />
      <Route path={paths.findVisit} element={<FindVisitPage />} />
      <Route element={<OneRecord />}>
        <Route path={paths.visit} element={<VisitPage />} />
        <Route path={paths.afterVisit} element={<AfterVisitPage />} />
        <Route path={paths.waitlist} element={<WaitlistPage />} />
        <Route path={paths.waiver} element={<WaiverPage />} />
        <Route path={paths.unsubscribe} element={<UnsubscribePage />} />
        <Route path={paths.pay} element={<PayPage />} />
        <Route path={paths.voucher} element={<VoucherPage />} />
        <Route path={paths.order} element={<OrderPage />} />
        <Route path={paths.group} element={<GroupPage />} />
        <Route path={paths.bill} element={<BillPage />} />
      </Route>
      <Route path={paths.guestBook} element={<GuestBookPage />} />
      <Route path={paths.giftVoucher} element={<GiftVoucherScreen />} />
      <Route path={paths.contact} element={<ContactPage />} />
      <Route path={paths.store} element={<StoreScreen />} />
      <Route path={paths.cart} element={<CartScreen />} />
    </Route>
    <Route path={paths.home} element={<Home />} />
    <Route path={paths.visitUs} element={<VisitUsPage />} />
    <Route element={<StoryLayout />}>
      {(language === 'en' ? housePages.pages : []).map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Route>,
);

export function SiteRoutes() {
  return useRoutes(siteRoutes);
}

/** For pages of one record, named in the path: another record mounts anew, without the first one's answer or typed text. */
export function OneRecord() {
  const { pathname } = useLocation();
  return <Outlet key={pathname} />;
}
