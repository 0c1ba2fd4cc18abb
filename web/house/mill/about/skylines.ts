import type { PageSkylines } from '../../../kit/house/house.js';
import bridge from './drawings/skyline-bridge.svg';
import mill from './drawings/skyline-mill.svg';
import shop from './drawings/skyline-shop.svg';

/** The shop sells vouchers, guests go home over the bridge, a visit begins at the mill. */
export const pageSkylines: PageSkylines = { giftVoucher: shop, guestBook: bridge, waiver: mill };
