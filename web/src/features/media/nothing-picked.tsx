import { styled } from 'styled-components';
import { picture } from '../../art/scenes/pictures.js';
import { nothingSelected } from '../../content/media.js';
import { nightColors } from '../../design/ground/ground.js';
import { media } from '../../design/media.js';

const Empty = styled.div`
  ${nightColors}
  position: relative;
  display: grid;
  align-items: center;
  overflow: clip;
  background: var(--ground);
  color: var(--fg);
  > * { grid-area: 1 / 1; }
  > img { width: 100%; height: 100%; min-height: 15rem; object-fit: cover; object-position: 50% 40%; }
  > p { justify-self: center; width: 46%; translate: 0 -28%; padding: var(--s-3) var(--s-2); font: 400 var(--t-5) / 1.2 var(--title); text-align: center; text-wrap: balance; color: var(--night); }
  ${media.fromDesk} { > img { position: absolute; inset: 0; } > p { font-size: var(--t-6); } }
`;

/** An empty cinema, before anything is picked; the sentence is on the screen (spec.md §2). */
export const NothingPicked = () => {
  const { src, alt, width, height } = picture('media-screen');
  return (
    <Empty data-part="pane">
      <img src={src} alt={`Illustration. ${alt}`} width={width} height={height} />
      <p>{nothingSelected}</p>
    </Empty>
  );
};
