import { keyframes, styled } from 'styled-components';

const spread = keyframes`from { transform: scale(1); opacity: 0; } 25% { opacity: 0.85; } to { transform: scale(11); opacity: 0; }`;

/** Three waves from the microphone of The Prophecy, which go out as the page is scrolled. */
const Air = styled.span`
  display: none;
  @supports (animation-timeline: scroll()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      display: block;
      position: absolute;
      inset: calc(var(--fw) * 0.36);
      overflow: clip;
      pointer-events: none;
      i { position: absolute; left: 23.4%; top: 39.5%; width: 6%; aspect-ratio: 1; border: 1px solid var(--brass-lit); border-radius: 50%; animation: ${spread} linear both; animation-timeline: scroll(); animation-range: 0 28rem; }
      i:nth-child(2) { animation-range: 6rem 36rem; }
      i:nth-child(3) { animation-range: 12rem 44rem; }
    }
  }
`;

export function Waves() {
  return (
    <Air aria-hidden="true">
      <i />
      <i />
      <i />
    </Air>
  );
}
