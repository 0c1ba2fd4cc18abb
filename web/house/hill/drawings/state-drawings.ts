import type { StateDrawings } from '../../../kit/house/state-drawings.js';
import emptyCart from './states/empty-counter.svg';
import failed from './states/failure.svg';
import waitingList from './states/five-chairs.svg';
import emptyBook from './states/guest-book.svg';
import lostTicket from './states/lost-ticket.svg';
import missing from './states/not-found.svg';
import parcel from './states/parcel.svg';
import waiver from './states/pen-and-line.svg';

export const stateDrawings: StateDrawings = {
  failed,
  missing,
  emptyBook,
  emptyCart,
  waitingList,
  lostTicket,
  waiver,
  parcel,
};
