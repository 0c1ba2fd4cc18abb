import { type EarlyEvents, EventReplay } from './event-replay.js';

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Starts with the events recorded before this script ran. Does nothing outside the browser. */
export const eventReplay: Pick<EventReplay, 'replay'> =
  typeof document === 'undefined' ? { replay: () => undefined } : new EventReplay(document, window.earlyEvents);
