import { keyframes, styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';
import front from '../../drawings/front.svg';
import mill from '../../drawings/mill.svg';
import wheel from '../../drawings/wheel.svg';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** The print, 1600 × 900, in a box that shows all of it or, on a phone, the mill. */
const Print = styled.div`
  --print: 205vw;
  position: relative;
  height: 106vw;
  overflow: clip;
  > div { position: absolute; bottom: 0; left: calc(50% - 0.62 * var(--print)); width: var(--print); aspect-ratio: 16 / 9; }
  img { position: absolute; inset: 0; width: 100%; max-width: none; height: 100%; }
  img[data-part='wheel'] { inset: 41.78% auto auto 43.875%; width: 21.25%; height: auto; animation: ${turn} 32s linear infinite; }
  ${media.reducedMotion} { img[data-part='wheel'] { animation: none; } }
  @media (min-width: 40rem) { --print: 150vw; height: 72vw; > div { left: calc(50% - 0.6 * var(--print)); } }
  @media (min-width: 62rem) {
    --print: max(100%, 16 / 9 * var(--h));
    position: absolute;
    z-index: -1;
    inset: 0;
    height: auto;
    > div { right: 0; left: auto; }
  }
`;

/** The mill at the creek. Its wheel turns, slowly, for visitors who want motion. */
export function Scene() {
  return (
    <Print>
      <div>
        <img
          src={mill}
          width={1600}
          height={900}
          fetchPriority="high"
          alt="Illustration, as cut in linoleum: a red mill under a slate roof by a creek, its wooden wheel turning below the race, sacks and a cat by the door"
        />
        <img data-part="wheel" src={wheel} width={360} height={360} alt="" />
        <img src={front} width={1600} height={900} alt="" />
      </div>
    </Print>
  );
}
