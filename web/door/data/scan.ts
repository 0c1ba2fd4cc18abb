import type { ScanInput } from '../../generated/door-operations.js';

/** What a phone saw and what was done, without names. The phone's id and label are added when it is sent. */
export type Scan = {
  readonly [Key in Exclude<keyof ScanInput, 'deviceId' | 'deviceLabel'>]-?: Exclude<ScanInput[Key], undefined>;
};
