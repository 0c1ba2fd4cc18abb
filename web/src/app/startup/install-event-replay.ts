import { EventReplay } from './event-replay.js';

/** Listens from the first script on; does nothing where pages are rendered without a browser. */
export const eventReplay: Pick<EventReplay, 'replay'> =
  typeof document === 'undefined' ? { replay: () => undefined } : new EventReplay(document);
