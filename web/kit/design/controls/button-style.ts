import { css } from 'styled-components';
import { variant } from 'styled-system';
import { cutCorners } from '../frames/cut-corners.js';
import { media } from '../media.js';

const kinds = {
  /** The one filled button of a view. */
  main: {
    '--b-bg': 'var(--main-bg)',
    '--b-hover': 'var(--main-hover)',
    '--b-fg': 'var(--main-fg)',
    '--b-hair': 'var(--main-hair)',
  },
  second: {
    '--b-bg': 'var(--second-bg, transparent)',
    '--b-hover': 'var(--hover)',
    '--b-fg': 'var(--second-fg)',
    '--b-hair': 'var(--second-hair)',
    '&::after': { inset: '0' },
  },
  danger: {
    '--b-bg': 'var(--oxblood)',
    '--b-hover': 'var(--oxblood-hover)',
    '--b-fg': 'var(--paper-raised)',
    '--b-hair': 'none',
  },
} as const;

export type ButtonKind = keyof typeof kinds;

export interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
  /** 44 px high rather than 48. */
  readonly small?: boolean;
}

const look = new Set(['kind', 'wide', 'small']);

export function isNotLook(name: string): boolean {
  return !look.has(name);
}

export const buttonStyle = css<ButtonLook>`
  --c: var(--step);
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-3);
  ${({ wide }) => (wide ? 'width: 100%;' : '')}
  min-height: ${({ small }) => (small ? 'var(--target)' : '3rem')};
  padding: ${({ small }) => (small ? 'var(--s-2) var(--s-4)' : 'var(--s-3) var(--s-6)')};
  font: 600 ${({ small }) => (small ? 'var(--t-2)' : 'var(--t-3)')}/1.15 var(--ui);
  letter-spacing: 0.035em;
  text-align: center;
  text-decoration: none;
  color: var(--b-fg);
  cursor: pointer;
  transition: transform var(--fast) var(--ease);

  &::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--b-bg); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 3px; z-index: -1; border: 16px solid transparent; border-image: var(--b-hair) 16 / 16px stretch; }
  &:hover::before { background: var(--b-hover); }
  &:active { transform: translateY(2px); }
  svg { width: 20px; height: 20px; flex: none; }

  ${variant({ prop: 'kind', variants: kinds })}

  &:disabled, &[aria-disabled='true']:not([aria-busy]) {
    --b-bg: var(--off-bg);
    --b-hover: var(--off-bg);
    --b-fg: var(--off-fg);
    --b-hair: var(--second-hair);
    cursor: not-allowed;
    transform: none;
    &::after { opacity: 0.45; }
  }

  ${media.tiny} { padding-inline: var(--s-3); min-width: 0; }
  ${media.forcedColors} { border: 1px solid; &::before, &::after { display: none; } }
`;
