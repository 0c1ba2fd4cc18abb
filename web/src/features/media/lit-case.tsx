import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { nightColors } from '../../design/ground/ground.js';
import { media } from '../../design/media.js';

/** A niche with a lamp, two flat cones of light, and a ledge. */
const Niche = styled.div`
  ${nightColors}
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: end center;
  min-height: 22rem;
  padding: 5.5rem var(--s-5) 3.25rem;
  background: linear-gradient(0deg, var(--earth) 2.25rem, var(--brass) 2.25rem calc(2.25rem + 2px), transparent 0), var(--ground);
  &::before, &::after { content: ""; position: absolute; z-index: -1; inset: 34px 0 2.25rem; background: var(--lamp); }
  &::before { opacity: 0.13; clip-path: polygon(46% 0, 54% 0, 94% 100%, 6% 100%); }
  &::after { opacity: 0.12; clip-path: polygon(47.5% 0, 52.5% 0, 76% 100%, 24% 100%); }
  > svg { position: absolute; top: 0; left: 50%; translate: -50% 0; }
  > span { margin-bottom: -1rem; }
  ${media.fromDesktop} { place-items: end center; padding-bottom: 7rem; background: linear-gradient(0deg, var(--earth) 6rem, var(--brass) 6rem calc(6rem + 2px), transparent 0), var(--ground); &::before, &::after { bottom: 6rem; } }
`;

export function LitCase({ children }: { readonly children: ReactNode }) {
  return (
    <Niche>
      <svg width="64" height="40" viewBox="0 0 64 40" aria-hidden="true" focusable="false">
        <path d="M31 0h2v14h-2z" fill="#c9a24b" />
        <path d="M32 12q18 0 24 20H8Q14 12 32 12z" fill="#7a1f26" />
        <path d="M6 32h52v3H6z" fill="#c9a24b" />
        <path d="M18 35h28q-3 5-14 5t-14-5z" fill="#fbe6b4" />
      </svg>
      {children}
    </Niche>
  );
}
