import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';
import type { VerdictLook } from './verdict-look.js';

const striped =
  'repeating-linear-gradient(135deg, var(--felt) 0 14px, color-mix(in srgb, var(--felt) 86%, black) 14px 28px)';
const green = '--v: var(--felt); --w: #fff;';
const amber = '--v: var(--lamp); --w: var(--ink);';
const red = '--v: var(--oxblood); --w: #fff;';
const colors: Readonly<Record<VerdictLook, string>> = {
  admit: green,
  new: green,
  owing: amber,
  changed: amber,
  inside: amber,
  unknown: amber,
  cancelled: red,
  moved: red,
  foreign: red,
};

export const Screen = styled.section<{ readonly $look: VerdictLook }>`
  ${({ $look }) => colors[$look]}
  display: flex;
  flex-direction: column;
  min-height: 100%;
  background: var(--paper);
  ${media.print} { display: none; }
`;

export const Top = styled.div<{ readonly $look: VerdictLook }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-4);
  align-items: center;
  padding: var(--s-5) var(--gutter);
  color: var(--w);
  background: ${({ $look }) => ($look === 'new' ? striped : 'var(--v)')};
  h2 { font: 600 clamp(2.25rem, 9vw, 3rem)/1 var(--ui); color: inherit; }
  p { font-size: var(--t-4); line-height: 1.25; margin-top: 6px; }
`;

export const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-4);
  flex: 1;
  padding: var(--s-4) var(--gutter) var(--s-5);
  > form:last-child { display: flex; flex-direction: column; gap: var(--s-4); flex: 1; }
`;

export const Who = styled.p`
  font: 600 1.75rem/1.15 var(--ui);
  overflow-wrap: anywhere;
  small { display: block; margin-top: 4px; font: 400 var(--t-3)/1.35 var(--ui); color: var(--ink-soft); }
`;

export const Types = styled.p`
  font: 600 1.25rem/1.25 var(--ui);
`;

export const InAlready = styled.p`
  font-size: 1.25rem;
  b { font: 600 2.25rem/1 var(--ui); margin-right: 0.2em; }
`;

export const Explained = styled.p`
  font-size: var(--t-4);
  line-height: 1.4;
`;

export const MovedTo = styled.p`
  font: 600 1.75rem/1.2 var(--ui);
  padding: var(--s-4);
  border: 3px solid var(--oxblood);
  background: var(--paper-raised);
  b { display: block; font-size: 2.25rem; color: var(--oxblood); }
`;

/** The ticket's details above the booking's. */
export const Compared = styled.dl`
  border: 1px solid var(--paper-edge);
  background: var(--paper-raised);
  > div { padding: var(--s-2) var(--s-4); }
  > div + div { border-top: 1px solid var(--paper-edge); box-shadow: inset 6px 0 0 var(--brass-deep); }
  dt { color: var(--ink-soft); font-size: var(--t-2); }
  dd { font: 600 1.25rem/1.3 var(--ui); }
  > div:first-child dd { text-decoration: line-through; font-weight: 400; }
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--s-3);
  margin-top: auto;
  button { min-height: 3.5rem; font-size: var(--t-3); }
  button:first-child { min-height: 4rem; font-size: 1.25rem; }
`;
