import { useEffect } from 'react';
import type { DoorPhone } from '../phone/door-phone.js';

/** How often the server is asked while the page is shown, in ms. */
const EVERY_MS = 60_000;

/** Exchanges scans and the day with the server: at the start, every minute, and whenever the network or the page comes back. */
export function useExchange(phone: DoorPhone): void {
  useEffect(() => {
    const exchange = (): void => {
      if (document.visibilityState === 'visible') void phone.synchronize();
    };
    exchange();
    const timer = setInterval(exchange, EVERY_MS);
    window.addEventListener('online', exchange);
    document.addEventListener('visibilitychange', exchange);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', exchange);
      document.removeEventListener('visibilitychange', exchange);
    };
  }, [phone]);
}
