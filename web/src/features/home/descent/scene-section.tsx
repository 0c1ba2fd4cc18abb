import { keyframes, styled } from 'styled-components';
import ladder from '../../../art/descent/ladder.svg';
import { media } from '../../../design/media.js';
import { narrow, wide } from './layout.js';
import { Crop, Whole } from './pictures.js';
import type { Scene } from './scenes.js';
import { Words } from './words.js';

const wake = keyframes`from { opacity: 0.12; } 60% { opacity: 0.55; } to { opacity: 1; }`;

/** A scroll-driven animation: a room lights up as it scrolls into view. */
const Section = styled.section`
  position: relative;
  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      > img, img { animation: ${wake} linear both; animation-timeline: view(); animation-range: entry 5% cover 42%; }
    }
  }
  ${media.print} { img { animation: none; } }
  ${wide} {
    &[data-scene='stair'] { margin-top: -0.4%; }
    &[data-scene='casino'] { margin-top: -2px; }
    &[data-scene='casino']::after { content: ""; position: absolute; left: 11.8%; width: 7.2%; top: 50.6vw; bottom: -3px; background: url("${ladder}") 50% 0 / 100% repeat-y; }
  }
  ${narrow} {
    --fade: linear-gradient(transparent, #000 9% 90%, transparent);
    &[data-scene='hilltop'] { padding-top: 5rem; background: linear-gradient(rgb(14 26 32 / 0), #0e1a20 14rem calc(100% - 11vw), rgb(14 26 32 / 0) calc(100% - 10vw)); }
    &[data-scene='hilltop'] img { mask: linear-gradient(transparent, #000 26% 88%, transparent); }
    &[data-scene='stair'] img, &[data-scene='tunnel'] img { mask: var(--fade); }
  }
`;

const Room = styled.div`
  ${narrow} {
    --above: clamp(3rem, 8vw, 5rem);
    --below: clamp(1.25rem, 4vw, 2.25rem);
    position: relative;
    padding-top: var(--above);
    img { margin-top: var(--below); }
  }
`;

/** One drawing with its text; on a narrow screen, room after room. */
export function SceneSection({ scene: { id, src, height, alt, places } }: { readonly scene: Scene }) {
  return (
    <Section data-scene={id}>
      <Whole src={src} width={1440} height={height} alt={alt} loading="lazy" decoding="async" />
      {places.map(({ stop, at, crops }) => (
        <Room key={stop.id}>
          <Words stop={stop} at={at} />
          {crops.map((crop) => (
            <Crop
              key={crop.view}
              src={`${src}#${crop.view}`}
              width={crop.width}
              height={crop.height}
              alt={crop.alt}
              loading="lazy"
              decoding="async"
            />
          ))}
        </Room>
      ))}
    </Section>
  );
}
