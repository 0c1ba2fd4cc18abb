import { styled } from 'styled-components';
import { variant } from 'styled-system';
import { type SystemProps, systemProps, withoutStyleProps } from '../system-props.js';

const kinds = {
  /** Forms, cards, buttons. */
  ui: { font: '400 var(--t-3)/1.5 var(--ui)' },
  /** Notes and captions. */
  small: { font: '400 var(--t-2)/1.45 var(--ui)' },
  /** Reading text. */
  serif: { font: '400 var(--t-4)/1.5 var(--text)' },
  /** The sentence under a title. */
  lead: { font: '400 var(--t-5)/1.42 var(--text)', textWrap: 'pretty' },
  /** Labels, at most three words. */
  caps: { font: '500 var(--t-1)/1.3 var(--ui)', letterSpacing: 'var(--caps)', textTransform: 'uppercase' },
  /** Signs, from 32 px up: the name, years, big figures. Never a sentence. */
  sign: { font: '400 var(--t-7)/.92 var(--sign)', letterSpacing: '-.005em' },
} as const;

export type TextKind = keyof typeof kinds;

interface TextProps extends SystemProps {
  readonly kind?: TextKind;
  /** Softer, still AAA. */
  readonly soft?: boolean;
  readonly figures?: boolean;
}

const own = new Set(['kind', 'soft', 'figures']);

export const Text = styled.p.withConfig({
  shouldForwardProp: (name) => !own.has(name) && withoutStyleProps.shouldForwardProp(name),
})<TextProps>`
  ${variant({ prop: 'kind', variants: kinds })}
  ${({ soft }) => (soft ? 'color: var(--fg-soft);' : '')}
  ${({ figures }) => (figures ? 'font-variant-numeric: tabular-nums;' : '')}
  ${systemProps}
`;
