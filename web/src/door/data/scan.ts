import type { ScanInput } from '../../generated/door-operations.js';

/** A fact: what a phone saw and what was done. It names nobody. The phone's id and name are added when it is sent. */
export type Scan = {
  readonly [Key in Exclude<keyof ScanInput, 'deviceId' | 'deviceLabel'>]-?: Exclude<ScanInput[Key], undefined>;
};
