import type { PageSkylines } from '../../../kit/house/house.js';
import book from './drawings/skyline-book.svg';
import gift from './drawings/skyline-gift.svg';
import paper from './drawings/skyline-paper.svg';

/** An envelope changes hands, a book lies open under a lamp, a hand signs. */
export const pageSkylines: PageSkylines = { giftVoucher: gift, guestBook: book, waiver: paper };
