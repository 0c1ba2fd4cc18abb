import { css, styled } from 'styled-components';

/** A star of four points: a holiday. */
const star = css`
  b.holiday { display: inline-block; width: 0.6875rem; height: 0.6875rem; background: var(--brass-ink); clip-path: polygon(50% 0, 62% 38%, 100% 50%, 62% 62%, 50% 100%, 38% 62%, 0 50%, 38% 38%); }
  @media (forced-colors: active) { b.holiday { forced-color-adjust: none; background: CanvasText; } }
`;

/**
 * Styles react-day-picker 10 by its class names; use as `<CalendarSheet><DayPicker showOutsideDays={false}
 * …/></CalendarSheet>`. Modifier classes: `rdp-disabled` (closed: red and struck through), `rdp-past` (gray, not
 * struck), `rdp-full` (pass `modifiersClassNames={{ full: 'rdp-full' }}`; write "full" under the number),
 * `rdp-selected`. `b.holiday` in a day is a star beside its number. A day is at least 44 px down to 320 px. An
 * `aria-label` on a day would hide its visible number: give `DayButton` the full date as real text, visually hidden
 * around the number.
 */
export const CalendarSheet = styled.div`
  .rdp-root { position: relative; }
  .rdp-months, .rdp-month { width: 100%; }
  .rdp-month_caption { display: flex; align-items: center; min-height: var(--target); padding-right: 6rem; }
  .rdp-caption_label { font: 400 var(--t-5)/1 var(--title); color: var(--ink); }
  .rdp-nav { position: absolute; top: 0; right: 0; display: flex; }
  .rdp-button_previous, .rdp-button_next { display: grid; place-items: center; width: var(--target); height: var(--target); color: var(--ink); }
  .rdp-button_previous:hover, .rdp-button_next:hover { background: var(--paper-sunk); }
  .rdp-button_previous[aria-disabled='true'], .rdp-button_next[aria-disabled='true'] { color: var(--paper-edge); }
  .rdp-chevron { fill: currentColor; }
  .rdp-month_grid { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; margin-top: var(--s-2); border-top: 4px double var(--brass-deep); }
  .rdp-weekday { height: 2.25rem; padding: 0; font: 600 var(--t-1)/1 var(--ui); letter-spacing: 0.06em; text-transform: uppercase; color: var(--ink-soft); }
  .rdp-day { height: 3.125rem; padding: 0; border-top: 1px solid var(--paper-line); }
  .rdp-day_button { position: relative; isolation: isolate; display: grid; place-items: center; align-content: center; gap: 3px; width: 100%; min-height: 3.0625rem; font: 500 var(--t-3)/1 var(--ui); font-variant-numeric: tabular-nums; }
  .rdp-day_button:hover:not(:disabled) { background: var(--paper-sunk); }
  .rdp-day_button i { font: italic 500 0.75rem/1 var(--ui); }
  ${star}
  .rdp-day_button b.holiday { position: absolute; top: 0.5rem; left: calc(50% + 0.6rem); }
  .rdp-selected b.holiday { background: currentColor; }
  .rdp-disabled .rdp-day_button { color: var(--closed); font-weight: 400; cursor: not-allowed; }
  .rdp-disabled .rdp-day_button::after { content: ""; position: absolute; width: 1.75rem; border-top: 1.5px solid currentColor; rotate: -24deg; }
  .rdp-past .rdp-day_button { color: var(--off); }
  .rdp-past .rdp-day_button::after { content: none; }
  .rdp-full .rdp-day_button { color: var(--ink-soft); }
  .rdp-full .rdp-day_button::after { content: none; }
  .rdp-selected { scroll-margin-top: 7rem; }
  .rdp-selected .rdp-day_button { color: var(--brass-lit); font-weight: 700; }
  .rdp-selected .rdp-day_button:hover { background: none; }
  .rdp-selected .rdp-day_button::before { content: ""; position: absolute; inset: 2px; z-index: -1; background: var(--night); }
  .rdp-selected .rdp-day_button::after { content: ""; position: absolute; inset: 5px; z-index: -1; width: auto; rotate: none; border: 16px solid transparent; border-image: var(--hair-brass) 16 / 13px stretch; }
  @media (forced-colors: active) { .rdp-selected .rdp-day_button { outline: 3px solid Highlight; outline-offset: -3px; } }
`;

/** `b.closed` is red and struck through, `b.holiday` the star of a holiday. */
export const CalendarKey = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-5);
  margin-top: var(--s-3);
  padding-top: var(--s-3);
  border-top: 1px solid var(--paper-line);
  font-size: var(--t-2);
  color: var(--ink-soft);
  ${star}
  /* A line each, so that a font that comes late moves nothing. */
  span:has(.holiday) { flex-basis: 100%; }
  b { font-weight: 600; }
  b.closed { color: var(--closed); text-decoration: line-through; text-decoration-thickness: 1.5px; }
`;
