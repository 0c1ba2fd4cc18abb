import { useEffect } from 'react';
import type { DoorPhone } from '../data/door-phone.js';

/** How often the server is asked while the page is shown, in ms. */
const EVERY_MS = 60_000;
/** The same while it does not answer. */
const RETRY_MS = 10_000;

/** Exchanges scans and the day with the server: at the start, every minute, and whenever the network or the page comes back. */
export function useExchange(phone: DoorPhone, hasSignal: boolean): void {
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
}
