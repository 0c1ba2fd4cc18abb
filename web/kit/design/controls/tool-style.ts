import { css } from 'styled-components';
import { variant } from 'styled-system';
import { media } from '../media.js';

const kinds = {
  /** The one filled button of a form. */
  main: {
    '--t-bg': 'var(--main-bg)',
    '--t-hover': 'var(--main-hover)',
    '--t-fg': 'var(--main-fg)',
    '--t-edge': 'var(--main-bg)',
  },
  second: { '--t-bg': 'var(--raised)', '--t-hover': 'var(--hover)', '--t-fg': 'var(--fg)', '--t-edge': 'var(--edge)' },
  /** In a table row: no border until hovered. */
  quiet: { '--t-bg': 'transparent', '--t-hover': 'var(--hover)', '--t-fg': 'var(--fg)', '--t-edge': 'transparent' },
  danger: {
    '--t-bg': 'var(--oxblood)',
    '--t-hover': 'var(--oxblood-hover)',
    '--t-fg': 'var(--paper-raised)',
    '--t-edge': 'var(--oxblood)',
  },
} as const;

export interface ToolLook {
  readonly kind?: keyof typeof kinds;
  readonly wide?: boolean;
}

const look = new Set(['kind', 'wide']);

export function isNotToolLook(name: string): boolean {
  return !look.has(name);
}

/** The plain 44 px button of the admin panel. */
export const toolStyle = css<ToolLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  ${({ wide }) => (wide ? 'width: 100%;' : '')}
  min-height: var(--target);
  padding: var(--s-2) ${({ kind }) => (kind === 'quiet' ? 'var(--s-2)' : 'var(--s-4)')};
  font: 600 var(--t-2)/1.2 var(--ui);
  text-align: center;
  overflow-wrap: break-word;
  text-decoration: none;
  color: var(--t-fg);
  background: var(--t-bg);
  border: 1px solid var(--t-edge);
  border-radius: var(--r-1);
  cursor: pointer;
  ${variant({ prop: 'kind', variants: kinds })}
  &:hover { background: var(--t-hover); }
  svg { flex: none; }
  &[aria-pressed='true'] { background: var(--hover); box-shadow: inset 0 -3px 0 var(--rule); }
  &:disabled, &[aria-disabled='true']:not([aria-busy]) {
    --t-bg: var(--off-bg);
    --t-hover: var(--off-bg);
    --t-fg: var(--off-fg);
    --t-edge: transparent;
    cursor: not-allowed;
  }
  ${media.forcedColors} { border: 1px solid; &[aria-pressed='true'], &[aria-current] { border: 3px solid Highlight; } }
`;
