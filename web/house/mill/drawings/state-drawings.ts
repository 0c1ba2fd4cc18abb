import type { StateDrawings } from '../../../kit/house/state-drawings.js';
import aside from '../about/drawings/aside.svg';
import closed from '../about/drawings/closed.svg';
import flour from './step-flour.svg';
import evening from './tour-evening.svg';
import gears from './tour-gears.svg';
import loaf from './tour-loaf.svg';

export const stateDrawings: StateDrawings = {
  failed: closed,
  missing: closed,
  emptyBook: gears,
  emptyCart: loaf,
  waitingList: evening,
  lostTicket: evening,
  waiver: aside,
  parcel: flour,
};
