import { styled } from 'styled-components';
import { eraStrip } from '../../art/scenes/drawings.js';
import type { Era } from '../../content/eras.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { Claims } from '../../design/marks/claims.js';
import { media } from '../../design/media.js';
import { EraPreview } from './era-preview.js';
import type { PlaceProps } from './use-era-line.js';
import { Year } from './year.js';

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

/** One era on the line: a strip of the hill, its year, and the preview over its foot. */
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
