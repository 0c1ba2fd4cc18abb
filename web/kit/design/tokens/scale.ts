/** Lengths, type and time, in rem except hairlines. The type scale is 1.25 from 16 px, fluid from 360 to 1280 px of width. */

/** Space on a 4 px grid: 4 8 12 16 24 32 48 64 96 128. */
export const space = [
  '0',
  '0.25rem',
  '0.5rem',
  '0.75rem',
  '1rem',
  '1.5rem',
  '2rem',
  '3rem',
  '4rem',
  '6rem',
  '8rem',
] as const;

export const fontSizes = [
  '0',
  '0.8125rem', // 13 labels in capitals, table heads
  '0.9375rem', // 15 notes, captions
  '1.0625rem', // 17 forms, cards, buttons
  'clamp(1.125rem, 1.08rem + 0.22vw, 1.25rem)', // 18–20 reading text
  'clamp(1.3125rem, 1.22rem + 0.43vw, 1.5625rem)', // 21–25 lead, card titles
  'clamp(1.5625rem, 1.42rem + 0.68vw, 1.9375rem)', // 25–31 h3
  'clamp(1.9375rem, 1.75rem + 0.87vw, 2.4375rem)', // 31–39 h2
  'clamp(2.375rem, 2rem + 1.7vw, 3.8125rem)', // 38–61 h1
  'clamp(min(3.25rem, 14vw), 1.75rem + 6vw, 7.25rem)', // 52–116 the name
] as const;

export const lineHeights = { tight: '1.08', snug: '1.3', ui: '1.5', read: '1.62' } as const;

export const lengths = {
  caps: '0.11em', // letter spacing of capitals in Jost
  measure: '38rem', // about 66 letters of reading text
  gutter: 'clamp(1rem, 0.35rem + 2.9vw, 3rem)',
  page: 'clamp(75rem, 145vw - 70rem, 104rem)', // maximum content width; from 1600 px on it grows, to 1664 px on a screen of 1920
  target: '2.75rem', // 44 px: the minimum size of a target
  'r-1': '2px', // fields only, so that a caret is not clipped
  'r-chip': '999px', // round things: chips, lamps, count badges
  step: '6px', // one step of a stepped corner on a control
} as const;

/** Min-widths of responsive arrays, in order; `media.ts` names the same widths. */
export const breakpoints = ['40rem', '48rem', '60rem', '62rem', '80rem'] as const;

export const shadows = {
  card: '0 1px 0 rgb(29 26 22 / .06), 0 14px 28px -18px rgb(29 26 22 / .45)',
  sheet: '-24px 0 60px rgb(6 10 12 / .55)',
  dialog: '0 40px 90px rgb(6 10 12 / .6)',
} as const;

/** For opacity and transform; both durations are 0 under prefers-reduced-motion. */
export const motion = { fast: '150ms', slow: '240ms', ease: 'cubic-bezier(.2, .7, .2, 1)' } as const;
