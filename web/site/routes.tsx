import { createRoutesFromElements, Outlet, Route, useLocation, useRoutes } from 'react-router-dom';
import { styled } from 'styled-components';
import gate from '../house/hill/drawings/gate-closed.svg';
import gateClosed from '../house/hill/drawings/gate-closed.svg';
import { HomePage } from '../house/hill/pages/home/home-page.js';
import { articlePaths, movedPaths, placeholderPaths, storyPaths } from '../house/hill/story-paths.js';
import { ButtonLink } from '../kit/design/controls/button-link.js';
import { Night } from '../kit/design/ground/ground.js';
import { Page } from '../kit/design/layout/page.js';
import { Row } from '../kit/design/layout/stack.js';
import { Text } from '../kit/design/type/text.js';
import { hydrationData } from '../kit/document/hydration-data.js';
import { usePageTitle } from '../kit/document/page-title.js';
import { NightScene } from '../kit/frame/night-scene.js';
import { lazyPart } from '../kit/lib/loading/lazy-part.js';
import { SiteLayout } from './frame/site-layout.js';
import { paths } from './paths/paths.js';

const Heading = styled.h1`
  b { display: block; font: 400 var(--t-9) / 0.92 var(--sign); color: var(--sign-upper); }
  span { display: block; margin-top: var(--s-3); }
`;

function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <NightScene drawing={gateClosed}>
      <Heading tabIndex={-1}>
        <b>404</b> <span>Page Not Found</span>
      </Heading>
      <Text kind="lead" maxWidth="32rem">
        The drive ends here, at a shut gate. The house is lit, though. Try one of these.
      </Text>
      <Row justifyContent="center">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/tours" kind="second">
          See the tours
        </ButtonLink>
      </Row>
    </NightScene>
  );
}

const Last = styled(Night)`
  position: relative;
  z-index: 1;
  padding-top: clamp(3.5rem, 3rem + 3vw, 6rem);
  text-align: center;
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
  h2 { font-size: var(--t-8); }
  a { min-width: min(15rem, 100%); margin-top: var(--s-6); }
  > img { width: 100%; max-width: none; height: clamp(12.5rem, 22.2vw, 36rem); margin-top: clamp(1.5rem, 4vw, 3rem); object-fit: cover; object-position: 50% 100%; mask-image: linear-gradient(transparent, #000 30%); }
`;

/** The end of every story page: a closing gate with a booking button. */
function GateCloses() {
  return (
    <Last as="section" aria-labelledby="by-appointment">
      <Page>
        <h2 id="by-appointment">The gate opens by appointment.</h2>
        <ButtonLink to="/tours">Book Your Tour</ButtonLink>
      </Page>
      <img src={gate} alt="" width={1440} height={320} loading="lazy" />
    </Last>
  );
}

const TimelinePage = lazyPart(async () => (await import('../house/hill/pages/timeline/timeline-page.js')).TimelinePage);
const HistoryPage = lazyPart(async () => (await import('../house/hill/pages/history/history-page.js')).HistoryPage);
const ArticlePage = lazyPart(async () => (await import('../house/hill/pages/articles/article-page.js')).ArticlePage);
const ArchivePage = lazyPart(async () => (await import('../house/hill/pages/archive/archive-page.js')).ArchivePage);
const PlaceholderPage = lazyPart(
  async () => (await import('../house/hill/pages/placeholders/placeholder-page.js')).PlaceholderPage,
);
const MovedPage = lazyPart(async () => (await import('../house/hill/pages/placeholders/moved-page.js')).MovedPage);

const storyRoutes = (
  <>
    <Route path={storyPaths.timeline} element={<TimelinePage />} />
    <Route path={storyPaths.history} element={<HistoryPage />} />
    <Route path={storyPaths.archive} element={<ArchivePage />} />
    {Object.values(articlePaths).map((path) => (
      <Route key={path} path={path} element={<ArticlePage route={path} />} />
    ))}
    {Object.values(placeholderPaths).map((path) => (
      <Route key={path} path={path} element={<PlaceholderPage route={path} />} />
    ))}
    {Object.values(movedPaths).map((path) => (
      <Route key={path} path={path} element={<MovedPage route={path} />} />
    ))}
  </>
);

const DataLayout = lazyPart(async () => (await import('../kit/data/data-layout.js')).DataLayout);
const ToursPage = lazyPart(async () => (await import('../shop/tours/tours-page.js')).ToursPage);
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
const StructuresPage = lazyPart(
  async () => (await import('../house/hill/pages/structures/structures-page.js')).StructuresPage,
);
const GuestsPage = lazyPart(async () => (await import('../house/hill/pages/guests/guests-page.js')).GuestsPage);
const MediaPage = lazyPart(async () => (await import('../house/hill/pages/media/media-page.js')).MediaPage);
const ContactPage = lazyPart(async () => (await import('../shop/contact/contact-page.js')).ContactPage);
const VisitUsPage = lazyPart(async () => (await import('../shop/visit-us/visit-us-page.js')).VisitUsPage);
const VoucherPage = lazyPart(async () => (await import('../shop/voucher/voucher-page.js')).VoucherPage);
const OrderPage = lazyPart(async () => (await import('../shop/order/order-page.js')).OrderPage);
const GiftVoucherScreen = lazyPart(async () => (await import('./cart/gift-voucher-screen.js')).GiftVoucherScreen);
const CartScreen = lazyPart(async () => (await import('./cart/cart-screen.js')).CartScreen);
const StoreScreen = lazyPart(async () => (await import('./cart/store-screen.js')).StoreScreen);

/** Add new paths to `paths.ts` too, or the gateway answers 404. */
export const siteRoutes = createRoutesFromElements(
  <>
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
          <Route path={paths.order} element={<OrderPage />} />
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

/** For pages of one record, named in the path: another record mounts anew, without the first one's answer or typed text. */
export function OneRecord() {
  const { pathname } = useLocation();
  return <Outlet key={pathname} />;
}

function StoryLayout() {
  return (
    <>
      <Outlet />
      <GateCloses />
    </>
  );
}
