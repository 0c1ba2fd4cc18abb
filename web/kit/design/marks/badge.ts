import { styled } from 'styled-components';
import { variant } from 'styled-system';
import { media } from '../media.js';

const kinds = {
  /** Favorite. */
  brass: { background: 'var(--brass-lit)', color: 'var(--night)' },
  /** Allowed, done. */
  felt: { background: 'var(--felt)', color: 'var(--cream)' },
  /** Out, refused. */
  oxblood: { background: 'var(--oxblood)', color: 'var(--cream)' },
  stone: { background: 'var(--sandstone)', color: 'var(--ink)' },
  plain: { background: 'var(--paper-sunk)', color: 'var(--ink)' },
} as const;

export type BadgeKind = keyof typeof kinds;

/** A label in capitals, three words at most. */
export const Badge = styled.span.withConfig({ shouldForwardProp: (name) => name !== 'kind' })<{
  readonly kind: BadgeKind;
}>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  padding: 0.28rem 0.625rem 0.3rem;
  font: 600 var(--t-1)/1.2 var(--ui);
  letter-spacing: 0.06em;
  text-transform: uppercase;
  clip-path: polygon(5px 0, calc(100% - 5px) 0, calc(100% - 5px) 5px, 100% 5px, 100% calc(100% - 5px), calc(100% - 5px) calc(100% - 5px), calc(100% - 5px) 100%, 5px 100%, 5px calc(100% - 5px), 0 calc(100% - 5px), 0 5px, 5px 5px);
  ${variant({ prop: 'kind', variants: kinds })}
  ${media.forcedColors} { border: 1px solid; clip-path: none; }
`;
