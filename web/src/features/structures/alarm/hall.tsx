import { styled } from 'styled-components';
import guests from '../../../art/alarm/guests.svg';
import hall from '../../../art/alarm/hall.svg';
import lamps from '../../../art/alarm/lamps.svg';
import quiet from '../../../art/alarm/quiet.svg';
import tables from '../../../art/alarm/tables.svg';
import { media } from '../../../design/media.js';

/** One drawing in layers of equal size. The alarm folds the tables up, lifts the lamps and leads the guests out. */
const Layers = styled.div`
  position: relative;
  aspect-ratio: 1272 / 740;
  overflow: clip;
  img { position: absolute; inset: 0; width: 100%; max-width: none; height: 100%; transition: transform 900ms cubic-bezier(0.5, 0, 0.2, 1), opacity 500ms; }
  [data-layer='tables'] { transform-origin: 50% 72%; }
  [data-layer='quiet'], html[data-on-record] & [data-layer='guests'] { opacity: 0; }
  /* The alarm's effect is not on record, so the room stays as it is when only that is shown. */
  html:not([data-on-record]) :has([data-alarm]:checked) > & {
    [data-layer='tables'] { opacity: 0; transform: translateY(-36%) scale(0.94, 1.2); transition-delay: 0ms, 500ms; }
    [data-layer='lamps'] { opacity: 0; transform: translateY(-35%); }
    [data-layer='guests'] { opacity: 0; transform: translate(10%, -9%) scale(0.86); transition-delay: 120ms, 600ms; }
    [data-layer='quiet'] { opacity: 1; transition-delay: 0ms, 900ms; }
  }
  ${media.reducedMotion} { && img { transition: none; } }
`;

const layers = [
  { name: 'lamps', src: lamps },
  { name: 'tables', src: tables },
  { name: 'quiet', src: quiet },
  { name: 'guests', src: guests },
];

/** The casino hall. A sibling of the alarm, whose state it follows by CSS alone. */
export function Hall() {
  return (
    <Layers data-hall="">
      <img
        src={hall}
        width={1272}
        height={740}
        alt="Illustration. The casino hall: red walls, brass lamps, dealers behind green tables, guests in evening dress. After the alarm: chairs in rows, dealers with books"
        loading="lazy"
        decoding="async"
      />
      {layers.map(({ name, src }) => (
        <img key={name} data-layer={name} src={src} width={1272} height={740} alt="" loading="lazy" decoding="async" />
      ))}
    </Layers>
  );
}
