/** Version of the waiver text (web/house/hill/waiver-text.ts). Change both together. */
export const WAIVER_VERSION = '2026-11-27';
