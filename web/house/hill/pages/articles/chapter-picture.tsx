import { keyframes, styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';
import { AsDrawn } from '../../design/certainty-mark.js';
import { DrawnPeople } from '../../design/on-record-switch.js';
import type { ChapterPicture } from '../../drawings/scenes/chapter-pictures.js';
import { MovedThings } from './moved-things.js';

const pan = keyframes`from { transform: scale(1.1) translateX(4.4%); } to { transform: scale(1.1) translateX(-4.4%); }`;
const rise = keyframes`from { transform: scale(1.1) translateY(4.4%); } to { transform: scale(1.1) translateY(-4.4%); }`;
const fade = keyframes`from { opacity: 1; } to { opacity: 0; }`;
const spread = keyframes`from { transform: scale(1); opacity: 0; } 25% { opacity: 0.85; } to { transform: scale(11); opacity: 0; }`;

/** A whole band of the page. Dark is what lies over the picture until its lamps come on. */
const Band = styled.figure`
  position: relative;
  margin-top: clamp(2.75rem, 4.5vw, 4.5rem);
  background: var(--night);
  border-block: 1px solid var(--brass-deep);
  box-shadow: 0 -4px 0 var(--paper), 0 -5px 0 var(--brass-deep), 0 4px 0 var(--paper), 0 5px 0 var(--brass-deep);
  > div { position: relative; overflow: clip; }
  img { display: block; width: 100%; max-width: none; height: auto; aspect-ratio: 36 / 13; }
  ${media.belowTablet} { img { aspect-ratio: 13 / 15; } }
  figcaption { position: absolute; right: var(--gutter); bottom: -2.25rem; }
  ${media.print} { display: none; }
`;

/** Over the picture, out of its way without a timeline of the view. */
const Over = styled.span`
  display: none;
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      display: block;
      position: absolute;
      inset: 0;
      pointer-events: none;
      i { position: absolute; inset: 0; animation: ${fade} linear both; animation-timeline: view(); animation-range: entry 70% cover 46%; }
      [data-moves='dawn'] & > i { background: radial-gradient(circle at 50% 40%, rgb(9 13 16 / 0.55), rgb(9 13 16 / 0.86)); }
      [data-moves='dawn'] & > i ~ i, [data-moves='pan'] & > i, [data-moves='rise'] & > i, [data-moves='car'] & > i, [data-moves='wheel'] & > i { display: none; }
      [data-moves='lamps'] & > i { background: linear-gradient(90deg, rgb(9 13 16 / 0.9) 28%, transparent 44%); animation-range: entry 60% cover 36%; }
      [data-moves='lamps'] & > i:nth-child(2) { background: linear-gradient(90deg, transparent 28%, rgb(9 13 16 / 0.9) 44% 56%, transparent 72%); animation-range: entry 80% cover 44%; }
      [data-moves='lamps'] & > i:nth-child(3) { background: linear-gradient(90deg, transparent 56%, rgb(9 13 16 / 0.9) 72%); animation-range: entry 100% cover 52%; }
      [data-moves='waves'] & > i { inset: auto; left: 26.7%; top: 43.2%; width: 6%; aspect-ratio: 1; border: 1px solid var(--brass-lit); border-radius: 50%; animation-name: ${spread}; animation-range: entry 60% cover 60%; }
      [data-moves='waves'] & > i:nth-child(2) { animation-range: entry 80% cover 68%; }
      [data-moves='waves'] & > i:nth-child(3) { animation-range: entry 100% cover 76%; }
      ${media.belowTablet} { [data-moves='waves'] & > i { left: 46.2%; top: 40.1%; width: 10.4%; } }
    }
  }
`;

const Moving = styled.img`
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      [data-moves='pan'] & { animation: ${pan} linear both; animation-timeline: view(); }
      [data-moves='rise'] & { animation: ${rise} linear both; animation-timeline: view(); }
    }
  }
`;

const phone = '(max-width: 47.99rem)';

/** The chapter's one picture at full width. It moves once, as it is scrolled into view. */
export function WidePicture({ picture: { moves, alt, wide, tall } }: { readonly picture: ChapterPicture }) {
  return (
    <Band data-moves={moves}>
      <div>
        <picture>
          <source media={phone} srcSet={tall.src} width={tall.width} height={tall.height} />
          <Moving src={wide.src} alt={alt} width={wide.width} height={wide.height} loading="lazy" decoding="async" />
        </picture>
        <Over aria-hidden="true">
          <i />
          <i />
          <i />
        </Over>
        {moves === 'car' || moves === 'wheel' ? <MovedThings /> : null}
      </div>
      {alt ? (
        <figcaption>
          <AsDrawn what="Picture" />
          <DrawnPeople />
        </figcaption>
      ) : null}
    </Band>
  );
}

const Strip = styled.img`
  display: block;
  width: 100%;
  max-width: none;
  height: auto;
  aspect-ratio: 6;
  border-top: 1px solid var(--brass-deep);
  ${media.belowTablet} { aspect-ratio: 39 / 16; }
  ${media.print} { display: none; }
`;

/** Where the chapter ends: one thing of its picture, close by. */
export function DetailPicture({ picture: { detail, tallDetail } }: { readonly picture: ChapterPicture }) {
  return (
    <picture>
      <source media={phone} srcSet={tallDetail.src} width={tallDetail.width} height={tallDetail.height} />
      <Strip src={detail.src} alt="" width={detail.width} height={detail.height} loading="lazy" decoding="async" />
    </picture>
  );
}
