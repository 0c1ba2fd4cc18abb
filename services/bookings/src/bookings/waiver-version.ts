/** Version of the waiver text (web/src/features/booking/steps/waiver-text.ts). Change both together. */
export const WAIVER_VERSION = '2026-11-23';
