import { useEffect } from 'react';
import { type Changed, type ChangeKind, followChanges } from '../../lib/live/follow-changes.js';
import type { DoorPhone } from '../data/door-phone.js';

/** How often the server is asked while the page is shown, in ms. */
const EVERY_MS = 60_000;
/** The same while it does not answer. */
const RETRY_MS = 10_000;

/** What the day's list shows. */
const inList: readonly ChangeKind[] = ['bookings', 'calendar', 'door'];

function concernsList(changed: Changed): boolean {
  return changed === 'all' || inList.some((kind) => changed.has(kind));
}

/**
 * Exchanges scans and the day with the server: at the start, every minute, whenever the network or the page comes back,
 * and when something of the day changes. @param isOpen whether staff have signed in on this phone
 */
export function useExchange(phone: DoorPhone, hasSignal: boolean, isOpen: boolean): void {
  useEffect(() => {
    const exchange = (): void => {
      if (document.visibilityState === 'visible') void phone.synchronize();
    };
    exchange();
    window.addEventListener('online', exchange);
    document.addEventListener('visibilitychange', exchange);
    return () => {
      window.removeEventListener('online', exchange);
      document.removeEventListener('visibilitychange', exchange);
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
