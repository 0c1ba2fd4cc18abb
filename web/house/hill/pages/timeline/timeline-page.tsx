import { keyframes, styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Masthead } from '../../../../kit/design/frames/masthead.js';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { Night } from '../../../../kit/design/ground/ground.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import skyline from '../../about/drawings/skyline-gate.svg';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import { timelineCards } from '../../texts/timeline-cards.js';
import { ChapterCard } from './chapter-card.js';

const Band = styled(Night)`
  position: relative;
  padding-top: clamp(3rem, 2.4rem + 3vw, 5.5rem);
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
  /* The ratio is given, because browsers use that of a strip once the History page has shown one of the same file. */
  > img { width: 100%; max-width: none; height: auto; aspect-ratio: 1600 / 520; object-fit: cover; margin-top: clamp(2rem, 4vw, 3.5rem); border-top: 1px solid var(--brass); }
  ${media.belowTablet} { > img { height: 15rem; object-fit: cover; object-position: 66% 100%; } }
  ${media.print} { display: none; }
`;

const Content = styled(Page)`
  display: grid;
  justify-items: start;
  gap: var(--s-4) var(--s-7);
  h2 { font-size: var(--t-8); }
  h2 + p { margin-top: var(--s-3); max-width: 40rem; }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
`;

function EightEras() {
  return (
    <Band as="section" aria-labelledby="eight-eras">
      <Content>
        <div>
          <h2 id="eight-eras">Eight eras, one tunnel</h2>
          <Text kind="lead">The same hill eight times over, from the first parasol to the present, on one line.</Text>
        </div>
        <ButtonLink to="/history">See the eight eras</ButtonLink>
      </Content>
      <DrawingImage drawing={drawing('hill-eras')} loading="lazy" />
    </Band>
  );
}

/** Wider than other pages: the pictures use a large screen. */
const Inside = styled(Page)`
  --page: 92rem;
  padding-block: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem) clamp(3.5rem, 2.4rem + 4vw, 6.5rem);
`;

const fill = keyframes`from { transform: scaleY(0); }`;

/** From 80 rem a line of years at the left. It fills as one scrolls, to the middle of the window. */
const Chapters = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8) var(--s-6);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-8) var(--s-5); }
  ${media.fromWide} {
    --years: 9rem;
    position: relative;
    gap: var(--s-8) var(--s-6);
    padding-left: var(--years);
    &::before, &::after { content: ""; position: absolute; left: calc(var(--years) - 2rem); top: 0; bottom: 0; }
    &::before { width: 4px; border: solid var(--rule); border-width: 0 1px; }
    @supports (animation-timeline: view()) { &::after { width: 4px; background: var(--brass-deep); transform-origin: 50% 0; animation: ${fill} linear both; animation-timeline: view(); animation-range: entry 50% exit 50%; } }
    ${media.reducedMotion} { &::after { display: none; } }
  }
  ${media.print} { padding-left: 0; &::before, &::after { display: none; } }
`;

/** Pictures in the first two rows of a wide screen; the others load lazily. */
const FIRST_ROWS = 3;

/** /timeline: the story in twelve chapters, a linked card each. */
export function TimelinePage() {
  usePageTitle(
    'The story in twelve chapters',
    'Tea room, casino, crusade, university: the story of Top O’ Hill Terrace in twelve chapters, told with what is on record and what is only said.',
  );
  return (
    <>
      <Masthead
        title="The story"
        lead="Twelve chapters, one hill: from a tea room in the 1920s to the museum of today."
        skyline={skyline}
      />
      <Terrace>
        <Inside>
          <Chapters>
            {timelineCards.map((card, place) => (
              <ChapterCard key={card.route} card={card} number={place + 1} isLazy={place >= FIRST_ROWS} />
            ))}
          </Chapters>
        </Inside>
      </Terrace>
      <EightEras />
    </>
  );
}
