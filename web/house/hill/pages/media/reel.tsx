import { styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';

/** A row of the list; the selected one is lit and framed. */
export const Reel = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: 5.75rem minmax(0, 1fr);
  gap: var(--s-4);
  align-items: center;
  width: 100%;
  min-height: 5.25rem;
  padding: var(--s-3) var(--s-4);
  text-align: left;
  b { display: block; font: 400 1.125rem / 1.2 var(--title); }
  small { display: block; margin-top: 0.15rem; font-size: var(--t-2); line-height: 1.3; color: var(--fg-soft); }
  &:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -6px; z-index: 1; }
  &[aria-expanded='true'] {
    background: var(--night);
    color: var(--cream);
    b { color: var(--brass-lit); }
    small { color: var(--mist); }
  }
  &[aria-expanded='true']::after { content: ""; position: absolute; inset: 4px; border: 16px solid transparent; border-image: var(--hair-brass) 16 / 16px stretch; pointer-events: none; }
  &[aria-expanded='true']:focus-visible { outline-color: var(--brass-lit); }
  ${media.fromDesktop} { grid-template-columns: 8.5rem minmax(0, 1fr); min-height: 8.75rem; }
  ${media.forcedColors} { &[aria-expanded='true'] { border: 3px solid; } }
`;

export const Thumb = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  background: var(--night);
  > img { width: 100%; height: 100%; object-fit: cover; }
`;
