import type { HousePages } from '../../../kit/house/house-pages.js';
import { lazyPart } from '../../../kit/lib/loading/lazy-part.js';

const HomePage = lazyPart(async () => (await import('./home/home-page.js')).HomePage);

/** Only a home page. */
export const housePages: HousePages = { Home: HomePage, pages: [], belonging: {} };
