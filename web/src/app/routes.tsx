import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../features/home/home-page.js';
import { NotFoundPage } from './not-found-page.js';
import { paths } from './paths.js';
import { SiteLayout } from './site-layout.js';
import { storyRoutes } from './story-routes.js';

const DataLayout = lazy(async () => ({ default: (await import('./data-layout.js')).DataLayout }));
const ToursPage = lazy(async () => ({ default: (await import('../features/tours/tours-page.js')).ToursPage }));
const BookingPage = lazy(async () => ({ default: (await import('../features/booking/booking-page.js')).BookingPage }));
const StructuresPage = lazy(async () => ({
  default: (await import('../features/structures/structures-page.js')).StructuresPage,
}));
const GuestsPage = lazy(async () => ({ default: (await import('../features/guests/guests-page.js')).GuestsPage }));
const MediaPage = lazy(async () => ({ default: (await import('../features/media/media-page.js')).MediaPage }));
const ContactPage = lazy(async () => ({ default: (await import('../features/contact/contact-page.js')).ContactPage }));
const StoreScreen = lazy(async () => ({ default: (await import('./store-screen.js')).StoreScreen }));

/** Every page of the site. A path added here is added to `paths.ts`, so that the gateway answers it with 200. */
export const SiteRoutes = () => (
  <Routes>
    <Route element={<SiteLayout />}>
      <Route path={paths.home} element={<HomePage />} />
      <Route element={<DataLayout />}>
        <Route path={paths.tours} element={<ToursPage />} />
        <Route path={paths.bookTour} element={<BookingPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.store} element={<StoreScreen />} />
      </Route>
      <Route path={paths.structures} element={<StructuresPage />} />
      <Route path={paths.famousInfamous} element={<GuestsPage />} />
      <Route path={paths.media} element={<MediaPage />} />
      {storyRoutes}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
