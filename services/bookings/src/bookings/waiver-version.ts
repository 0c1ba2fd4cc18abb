/** Version of web/src/features/booking/fields/waiver-text.ts. Change both together. */
export const WAIVER_VERSION = '2026-11-23';
