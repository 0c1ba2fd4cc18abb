import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import { nothingSelected } from '../../content/media.js';
import { cutCorners } from '../../design/frames/cut-corners.js';
import { nightColors } from '../../design/ground/ground.js';
import { media } from '../../design/media.js';

const Empty = styled.div`
  ${nightColors}
  position: relative;
  overflow: clip;
  background: var(--ground);
  > img { width: 100%; height: auto; max-height: 22rem; object-fit: cover; object-position: 50% 40%; }
  ${media.fromDesktop} { > img { position: absolute; inset: 0; height: 100%; max-height: none; } }
`;

/** A title card across the lit screen. */
const TitleCard = styled.p`
  --c: 4px;
  position: absolute;
  left: 50%;
  top: 54%;
  isolation: isolate;
  padding: 0.5rem 1.1rem 0.6rem;
  font: 400 clamp(1.125rem, 0.9rem + 0.9vw, 1.75rem) / 1.1 var(--title);
  white-space: nowrap;
  color: var(--ink);
  translate: -50% -50%;
  &::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--paper-raised); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 0; z-index: -1; border: 10.67px solid transparent; border-image: var(--hair-deep) 16 / 10.67px stretch; }
  ${media.tiny} { white-space: normal; }
`;

/** An empty cinema while nothing is selected; the prompt is on the screen. */
export function NothingPicked() {
  return (
    <Empty data-part="pane">
      <DrawingImage drawing={drawing('media-screen')} />
      <TitleCard>{nothingSelected}</TitleCard>
    </Empty>
  );
}
