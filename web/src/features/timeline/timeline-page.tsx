import { styled } from 'styled-components';
import skyline from '../../art/skyline-gate.svg';
import { timelineCards } from '../../content/timeline-cards.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { Page } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { usePageTitle } from '../../document/page-title.js';
import { ChapterCard } from './chapter-card.js';
import { EightEras } from './eight-eras.js';

const Inside = styled(Page)`
  padding-block: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem) clamp(3.5rem, 2.4rem + 4vw, 6.5rem);
`;

const Chapters = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8) var(--s-6);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-8) var(--s-5); }
  ${media.fromDesktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s-8) var(--s-6); }
`;

/** Pictures in the first two rows of a wide screen; the others load lazily. */
const FIRST_ROWS = 6;

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
