import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import { type Feature, features } from '../../content/features.js';
import { Night } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { HotSpot } from './hot-spot.js';

const Scene = styled(Night)`
  position: relative;
  overflow: clip;
  padding-top: clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem);
`;

/** On a wide screen the words stand in the sky over the stables: the drawing comes up behind them, never under the house. */
const Content = styled(Page)`
  position: relative;
  z-index: 2;
  h1 + p { margin-top: var(--s-3); max-width: 44rem; }
  ${media.fromWide} { pointer-events: none; h1 + p, p + p { max-width: 27rem; } }
`;

const Hint = styled(Text)`
  margin-top: var(--s-3);
  color: var(--brass-lit);
  ${media.belowDesktop} { display: none; }
`;

const Drawing = styled.div`
  position: relative;
  width: min(100%, 100rem);
  margin: var(--s-5) auto 0;
  > img { width: 100%; height: auto; mask-image: linear-gradient(transparent, #000 20%, #000 94%, transparent); }
  ${media.fromDesktop} { padding-bottom: 2vw; }
  /* no star shines through a word */
  ${media.fromWide} { margin-top: clamp(-12.5rem, -11vw, -8rem); > img { mask: linear-gradient(transparent, #000 20%, #000 94%, transparent) intersect, radial-gradient(26% 15% at 20% 11%, transparent 75%, #000); } }
  @media (min-width: 100rem) { > img { mask: linear-gradient(transparent, #000 20%, #000 94%, transparent) intersect, linear-gradient(90deg, transparent, #000 8%, #000 92%, transparent) intersect, radial-gradient(26% 15% at 20% 11%, transparent 75%, #000); } }
  ${media.belowDesktop} { margin-top: var(--s-3); > img { height: clamp(15rem, 50vw, 27rem); object-fit: cover; object-position: 57% 50%; } }
`;

interface HillCutawayProps {
  /** What pressing the spot of a feature does. */
  readonly onSelect: (feature: Feature) => (event: MouseEvent<HTMLElement>) => void;
}

/** The hill cut open. From 960 px each of the six has a spot on it to press; below that the cards carry them. */
export function HillCutaway({ onSelect }: HillCutawayProps) {
  return (
    <Scene>
      <Content>
        <h1 tabIndex={-1}>Structures</h1>
        <Text kind="lead">One hill, cut open. The view was above; the business was below.</Text>
        <Hint kind="small">Press a name on the drawing, or choose from the six below it.</Hint>
      </Content>
      <Drawing>
        <DrawingImage drawing={drawing('hill-cutaway')} />
        {features.map((feature) => (
          <HotSpot key={feature.id} feature={feature} onSelect={onSelect(feature)} />
        ))}
      </Drawing>
    </Scene>
  );
}
