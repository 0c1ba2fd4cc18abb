import { styled } from 'styled-components';

export const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';

export const Line = styled.li`
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr) auto;
  gap: var(--s-2) var(--s-4);
  padding-block: var(--s-4);
  align-items: start;
  & + & { border-top: 1px solid var(--paper-line); }
  b { font: 400 var(--t-4)/1.2 var(--title); overflow-wrap: anywhere; }
  > s { color: var(--ink-soft); font-size: var(--t-3); font-variant-numeric: tabular-nums; }
  > strong { font-weight: 600; font-size: var(--t-3); font-variant-numeric: tabular-nums; }
  @media (max-width: 16rem) { grid-template-columns: minmax(0, 1fr); > * { grid-column: 1; } }
`;

export const LinePicture = styled.div`
  grid-row: 1 / 4;
  aspect-ratio: 1;
  background: var(--night);
  img { width: 100%; height: 100%; object-fit: contain; }
  &[data-tour] { aspect-ratio: 3 / 4; img { object-fit: cover; } }
  &[data-off] { filter: grayscale(1); opacity: 0.55; }
  @media (max-width: 16rem) { display: none; }
`;

export const Actions = styled.div`
  grid-column: 2 / 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  &[data-wide] { display: grid; grid-template-columns: 1fr auto; > button { justify-self: start; } margin-top: var(--s-2); > div { grid-column: 1 / -1; max-width: 34rem; } }
  @media (max-width: 36rem) { &[data-wide] { grid-column: 1 / -1; } }
  > button { display: inline-flex; align-items: center; gap: 6px; min-height: var(--target); padding-inline: var(--s-2); margin-inline: calc(-1 * var(--s-2)); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.22em; font: 500 var(--t-2)/1.2 var(--ui); color: var(--ink-soft); }
  > button:hover { color: var(--oxblood); text-decoration: underline; text-underline-offset: 0.2em; }
`;
