import { keyframes, styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';

const drive = keyframes`from { transform: translateX(-20%); } to { transform: translateX(205%); }`;
const steam = keyframes`from { transform: translateY(30%) scaleY(0.4); opacity: 0; } to { transform: none; opacity: 0.85; }`;
/** Around the wheel's rim, which is seen from the side. */
const roll = keyframes`from { transform: scaleY(0.42) rotate(-20deg) translateX(1146%) rotate(20deg) scaleY(2.38); } to { transform: scaleY(0.42) rotate(140deg) translateX(1146%) rotate(-140deg) scaleY(2.38); }`;

function drawn(viewBox: string, parts: string): string {
  return `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' preserveAspectRatio='none'>${parts}</svg>`)}") 0 / 100% 100% no-repeat`;
}

const car = drawn(
  '0 0 84 34',
  "<path fill='#fbf0d2' d='M0 31q4-11 13-6 5-10 14-3 8-5 11 9z'/><path fill='#33241a' d='M32 22h12l4-16h24l4 14q8 0 8 10H32z'/><path fill='#f3dfae' d='m48 20 2-10h9v10zm14 0V10h7l3 10z'/><path d='M35 28a6 6 0 1 0 12 0 6 6 0 1 0-12 0M68 28a6 6 0 1 0 12 0 6 6 0 1 0-12 0'/>",
);
const steamLines = drawn(
  '0 0 48 132',
  "<path d='M12 128C-2 106 28 94 12 66s14-36 2-58M36 124C26 106 48 94 36 74s10-30 2-46' fill='none' stroke='#fffbea' stroke-width='5' stroke-linecap='round'/>",
);

/** What moves inside a drawing lies over it, at its place there: steam and a car, or the ball on the wheel. */
const Things = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
  > i { position: absolute; animation: linear both; }
  > i::before { content: ""; position: absolute; inset: 0; animation: linear both; }
  [data-moves='car'] & > i:first-child { left: 44.2%; top: 33.1%; width: 3.33%; height: 25.4%; transform-origin: 50% 100%; background: ${steamLines}; opacity: 0.85; }
  [data-moves='car'] & > i:last-child { left: 62.7%; top: 47%; width: 14%; height: 5.2%; overflow: clip; }
  [data-moves='car'] & > i:last-child::before { width: 31%; background: ${car}; transform: translateX(205%); }
  [data-moves='wheel'] & > i:first-child { left: 49.5%; top: 80.2%; width: 1%; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(circle at 40% 35%, #fffdf4 40%, #cfc3a0); transform: scaleY(0.42) rotate(140deg) translateX(1146%) rotate(-140deg) scaleY(2.38); }
  ${media.belowTablet} {
    [data-moves='car'] & > i:first-child { left: 47.9%; width: 10.65%; }
    [data-moves='car'] & > i:last-child { display: none; }
    [data-moves='wheel'] & > i:first-child { left: 48.4%; width: 3.2%; }
  }
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      > i, > i::before { animation-timeline: view(); animation-range: entry 80% cover 62%; }
      [data-moves='car'] & > i:first-child { animation-name: ${steam}; }
      [data-moves='car'] & > i:last-child::before { animation-name: ${drive}; }
      [data-moves='wheel'] & > i:first-child { animation-name: ${roll}; }
    }
  }
`;

/** Of the pictures that have something to move. */
export function MovedThings() {
  return (
    <Things aria-hidden="true">
      <i />
      <i />
    </Things>
  );
}
