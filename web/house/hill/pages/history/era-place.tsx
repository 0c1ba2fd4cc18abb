import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../../kit/design/layout/visually-hidden.js';
import { media } from '../../../../kit/design/media.js';
import { Claims } from '../../design/claims.js';
import { eraStrip } from '../../drawings/scenes/drawings.js';
import type { Era } from '../../texts/eras.js';
import type { PlaceProps } from './use-era-line.js';
import { Year } from './year.js';

/** From 960 px in the sky of its strip, which is empty; on narrower screens it replaces the hint below the line. */
const Tip = styled.span`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
  display: grid;
  gap: var(--s-1);
  padding: var(--s-4) var(--s-3) var(--s-3);
  text-align: left;
  color: var(--cream);
  background: rgb(13 20 23 / 0.94);
  box-shadow: inset 0 -1px 0 var(--brass), inset 0 -3px 0 var(--night), inset 0 -4px 0 var(--brass);
  opacity: 0;
  visibility: hidden;
  transform: translateY(-8px);
  transition: opacity var(--fast) var(--ease), transform var(--fast) var(--ease), visibility var(--fast);
  pointer-events: none;
  &[data-shown] { opacity: 1; visibility: visible; transform: none; }
  b { font: 400 1.1875rem / 1.15 var(--title); color: var(--brass-lit); overflow-wrap: anywhere; hyphens: auto; }
  span { font: 400 var(--t-2) / 1.35 var(--ui); }
  i { margin-top: var(--s-1); font: 600 var(--t-1) / 1.3 var(--ui); letter-spacing: 0.04em; color: var(--brass-lit); }
  ${media.belowDesktop} {
    inset: auto 0 0;
    align-content: center;
    gap: 1px;
    min-height: 6rem;
    padding: var(--s-2) 0;
    background: var(--night);
    box-shadow: none;
    b { padding-right: 8rem; font-size: var(--t-4); line-height: 1.2; }
    i { position: absolute; right: 0; top: 0.6rem; margin: 0; }
  }
`;

/** An era's preview: title, description, hint to click. The button's label says the same. */
function EraPreview({ era, isShown }: { readonly era: Era; readonly isShown: boolean }) {
  return (
    <Tip aria-hidden="true" data-shown={isShown || undefined}>
      <b>{era.title}</b>
      <span>
        <Claims text={era.preview} />
      </span>
      <i>Click to explore</i>
    </Tip>
  );
}

const Place = styled.button`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  align-content: start;
  width: 100%;
  min-width: 0;
  color: var(--cream);
  text-align: center;
  background: var(--night);
  &[data-dimmed] > img { opacity: 0.66; }
  &[data-dimmed]:hover > img, &[data-dimmed]:focus-visible > img { opacity: 1; }
  &:focus-visible { z-index: 3; }
  &[aria-expanded='true'] { z-index: 2; outline-offset: 5px; }
  &[aria-expanded='true']::before { content: ""; position: absolute; inset: -4px -4px 0; z-index: 1; border: 2px solid var(--brass-lit); border-bottom: 0; pointer-events: none; }
  ${media.belowDesktop} {
    position: static;
    &[aria-expanded='true']::before { display: none; }
    &[aria-expanded='true'] > img { box-shadow: 0 0 0 2px var(--brass-lit); }
  }
  ${media.forcedColors} { &[aria-expanded='true'] { outline: 2px solid Highlight; } }
`;

const Strip = styled.img`
  width: 100%;
  height: clamp(9.5rem, 42vw, 15rem);
  object-fit: cover;
  object-position: 50% 100%;
  transition: opacity var(--fast) var(--ease);
  @media (min-width: 44rem) { height: auto; aspect-ratio: 200 / 520; }
  /* the line is the page: what is left of a wide window shows the heading and the years */
  ${media.fromDesktop} { height: max(70svh, 30rem); aspect-ratio: auto; }
`;

const Label = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 3.25rem;
  padding: var(--s-2) 2px;
  font: 400 clamp(0.9375rem, 0.8rem + 0.55vw, 1.3125rem) / 1.1 var(--title);
  color: var(--brass-lit);
  [aria-expanded='true'] > & { background: var(--brass-lit); color: var(--night); box-shadow: 0 0 0 4px var(--brass-lit); }
  ${media.tiny} { overflow-wrap: anywhere; }
`;

interface EraPlaceProps {
  readonly era: Era;
  readonly isOpen: boolean;
  /** Another era is open: this one is dimmed. */
  readonly isDimmed: boolean;
  readonly isPreviewed: boolean;
  /** `id` of the card, while it exists. */
  readonly controls: string | undefined;
  readonly place: PlaceProps;
}

/** One era on the line: a strip of the hill, its year, and the preview in its sky. */
export function EraPlace({ era, isOpen, isDimmed, isPreviewed, controls, place }: EraPlaceProps) {
  const { src, width, height, alt } = eraStrip(era.id);
  return (
    <Place
      {...place}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      data-dimmed={isDimmed || undefined}
    >
      <Strip src={src} alt={alt} width={width} height={height} />
      <EraPreview era={era} isShown={isPreviewed} />
      <Label>
        <Year>{era.year}</Year>
      </Label>
      <VisuallyHidden>
        : {era.title}. <Claims text={era.preview} />
      </VisuallyHidden>
    </Place>
  );
}
