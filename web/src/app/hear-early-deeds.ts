import { EarlyDeeds } from './early-deeds.js';

/** Hears from the first script on; nothing is heard where pages are drawn without a browser. */
export const earlyDeeds: Pick<EarlyDeeds, 'repeat'> =
  typeof document === 'undefined' ? { repeat: () => undefined } : new EarlyDeeds(document);
