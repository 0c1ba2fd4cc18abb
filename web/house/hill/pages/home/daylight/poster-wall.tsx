import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Paper } from '../../../../../kit/design/ground/ground.js';
import { Page } from '../../../../../kit/design/layout/page.js';
import wall from '../../../drawings/descent/wall.svg';
import { DrawingImage } from '../../../drawings/drawing.js';
import { eraDrawing } from '../../../drawings/scenes/era-drawings.js';
import { eraPosters } from '../../../texts/era-posters.js';

/** The sandstone garden wall, fading into the paper at both ends. */
const Wall = styled(Paper)`
  position: relative;
  overflow: clip;
  background: linear-gradient(rgb(247 241 227), rgb(247 241 227 / 0) 9rem calc(100% - 9rem), rgb(247 241 227)), url("${wall}") 0 0 / max(60rem, 100vw), var(--sandstone);
  h2 { margin-bottom: clamp(1.75rem, 3vw, 3rem); font-size: var(--t-8); text-align: center; }
`;

const Inside = styled(Page)`
  padding-block: clamp(4rem, 7vw, 8rem);
`;

const Row = styled.ul`
  --gap: clamp(1.25rem, 2.6vw, 3rem);
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: clamp(2rem, 3.4vw, 4rem) var(--gap);
  @media (max-width: 61.99rem) { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; margin-inline: calc(-1 * var(--gutter)); padding: 0 var(--gutter) 2.5rem; }
`;

/** A frame on two cords, under a brass rail. */
const Hung = styled.li`
  position: relative;
  padding-top: 2.4rem;
  &::after { content: ""; position: absolute; top: -6px; inset-inline: calc(-0.5 * var(--gap)); height: 7px; background: linear-gradient(var(--brass-lit) 0 2px, var(--brass) 2px 5px, var(--brass-ink) 5px); box-shadow: 0 3px 6px rgb(29 26 22 / 0.35); }
  &::before { content: ""; position: absolute; left: 50%; top: 0; width: 46%; height: 2.4rem; translate: -50% 0; background: linear-gradient(to top right, transparent 48.5%, #3a2a1c 49% 51%, transparent 51.5%) left / 50% 100% no-repeat, linear-gradient(to top left, transparent 48.5%, #3a2a1c 49% 51%, transparent 51.5%) right / 50% 100% no-repeat; }
  a { display: block; }
  /* The ratio is given, because browsers use that of a detail once the History page has shown one of the same file. */
  img { width: 100%; height: auto; aspect-ratio: 272 / 400; object-fit: cover; border: clamp(5px, 0.6vw, 12px) solid #2a1d14; outline: 1px solid var(--brass); outline-offset: -3px; box-shadow: 0 2px 3px rgb(29 26 22 / 0.5), 10px 22px 26px -8px rgb(29 26 22 / 0.55); background: #f3e8cd; }
  @media (max-width: 61.99rem) { flex: 0 0 min(68vw, 19rem); scroll-snap-align: center; &::after { top: 0; } }
`;

export function PosterWall() {
  return (
    <Wall as="section" aria-labelledby="posters">
      <Inside>
        <h2 id="posters">One hill, eight posters</h2>
        <Row>
          {Object.entries(eraPosters).map(([id, { year, title, drawing: poster }]) => (
            <Hung key={id}>
              <Link to={`/history#${id}`} aria-label={`${year}, ${title}`}>
                <DrawingImage drawing={eraDrawing(poster)} loading="lazy" decoding="async" />
              </Link>
            </Hung>
          ))}
        </Row>
      </Inside>
    </Wall>
  );
}
