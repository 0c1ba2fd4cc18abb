import { type EarlyEvents, EventReplay } from './event-replay.js';

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Listens from the first script on, starting with the events recorded before it. Does nothing outside the browser. */
export const eventReplay: Pick<EventReplay, 'replay'> =
  typeof document === 'undefined' ? { replay: () => undefined } : new EventReplay(document, window.earlyEvents);
