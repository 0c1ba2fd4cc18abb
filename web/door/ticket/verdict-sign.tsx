import type { VerdictLook } from './verdict-look.js';

const cross = <path d="M30 30l36 36M66 30L30 66" stroke="var(--v)" strokeWidth="9" />;
const octagon = <path d="M30 4h36l26 26v36L66 92H30L4 66V30z" fill="currentColor" />;
const disc = <circle cx="48" cy="48" r="44" fill="currentColor" />;

/** A shape for each verdict, because color must not be the only sign. */
const signs: Readonly<Record<VerdictLook, React.ReactNode>> = {
  admit: (
    <>
      {disc}
      <path d="M26 50l15 15 30-33" fill="none" stroke="var(--v)" strokeWidth="9" />
    </>
  ),
  new: (
    <>
      {disc}
      <path d="M48 24v48M24 48h48" stroke="var(--v)" strokeWidth="9" />
    </>
  ),
  owing: (
    <>
      <path d="M48 4L92 88H4z" fill="currentColor" />
      <path
        d="M56 48c-2-5-16-5-16 2 0 8 17 4 17 12 0 7-15 7-18 1M48 38v38"
        fill="none"
        stroke="var(--v)"
        strokeWidth="6"
      />
    </>
  ),
  changed: (
    <>
      <path d="M48 4L92 88H4z" fill="currentColor" />
      <path d="M48 34v26M48 68v8" stroke="var(--v)" strokeWidth="8" />
    </>
  ),
  inside: (
    <>
      <path d="M48 4L92 88H4z" fill="currentColor" />
      <path d="M34 54h28M34 68h28" stroke="var(--v)" strokeWidth="8" />
    </>
  ),
  unknown: (
    <>
      <path d="M48 4L92 88H4z" fill="currentColor" />
      <path d="M38 46a10 10 0 1 1 15 9c-4 2-5 4-5 8M48 70v8" fill="none" stroke="var(--v)" strokeWidth="8" />
    </>
  ),
  cancelled: (
    <>
      {octagon}
      {cross}
    </>
  ),
  moved: (
    <>
      {octagon}
      <path d="M24 48h44M52 30l18 18-18 18" fill="none" stroke="var(--v)" strokeWidth="9" />
    </>
  ),
  foreign: (
    <>
      {octagon}
      <path d="M34 36a14 14 0 1 1 21 12c-5 3-7 6-7 11M48 68v9" fill="none" stroke="var(--v)" strokeWidth="9" />
    </>
  ),
};

export function VerdictSign({ look }: { readonly look: VerdictLook }) {
  return (
    <svg width="88" height="88" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      {signs[look]}
    </svg>
  );
}
