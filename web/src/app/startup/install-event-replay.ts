import { type EarlyEvents, EventReplay } from './event-replay.js';

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Listens from the first script on, and takes over what was noted before it; does nothing where pages are rendered without a browser. */
export const eventReplay: Pick<EventReplay, 'replay'> =
  typeof document === 'undefined' ? { replay: () => undefined } : new EventReplay(document, window.earlyEvents);
