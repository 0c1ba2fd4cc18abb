import { useEffect } from 'react';
import { type Changed, type ChangeKind, followChanges } from '../../kit/lib/live/follow-changes.js';
import { whenSessionMayDiffer } from '../../kit/staff-session/session-changes.js';
import type { DoorPhone } from '../data/door-phone.js';

/** How often the server is asked while the page is visible. */
const EVERY_MS = 60_000;
/** While it does not answer. */
const RETRY_MS = 10_000;

/** Changes that affect the day's list. */
const inList: readonly ChangeKind[] = ['bookings', 'calendar', 'door'];

function concernsList(changed: Changed): boolean {
  return changed === 'all' || inList.some((kind) => changed.has(kind));
}

/**
 * Exchanges scans and the day at the start, every minute, when network or page come back, when another tab signs in or out, and at
 * changes of the day.
 * @param isOpen whether staff have signed in on this phone
 */
export function useExchange(phone: DoorPhone, hasSignal: boolean, isOpen: boolean): void {
  useEffect(() => {
    const exchange = (): void => {
      if (document.visibilityState === 'visible') void phone.synchronize();
    };
    exchange();
    window.addEventListener('online', exchange);
    const stop = whenSessionMayDiffer(exchange);
    return () => {
      window.removeEventListener('online', exchange);
      stop();
    };
  }, [phone]);

  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void phone.synchronize();
      },
      hasSignal ? EVERY_MS : RETRY_MS,
    );
    return () => clearInterval(timer);
  }, [phone, hasSignal]);

  useEffect(() => {
    if (!isOpen) return;
    return followChanges({
      onChanged: (changed) => {
        if (concernsList(changed)) void phone.synchronize();
      },
    });
  }, [phone, isOpen]);
}
