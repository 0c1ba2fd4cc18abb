import { styled } from 'styled-components';
import { picture } from '../../art/scenes/pictures.js';
import skyline from '../../art/skyline-gate.svg';
import { archivePicture } from '../../content/archive.js';
import { Frame } from '../../design/frames/frame.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { nightColors } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { usePageTitle } from '../../document/page-title.js';
import { ConstructionTimeline } from './construction-timeline.js';
import { NotableFeatures } from './notable-features.js';

const Inside = styled(Page)`
  padding-block: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem) clamp(3rem, 2rem + 4vw, 6rem);
`;

/** The staff on the left, the drawing that it measures on the right, in view while one reads down the years. */
const Survey = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2rem, 5vw, 4.5rem);
  ${media.fromDesk} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: start; }
`;

const Plan = styled.figure`
  figcaption { margin-top: var(--s-3); }
  ${media.fromDesk} { position: sticky; top: var(--s-6); }
  ${media.belowDesk} { order: -1; }
  ${media.print} { position: static; max-width: 10cm; }
`;

const Mount = styled(Frame)`
  ${nightColors}
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
`;

const plan = picture(archivePicture.picture);

/** /archive: what was built on the hill and when, and what of it can be pointed at (spec.md §2). */
export const ArchivePage = () => {
  usePageTitle(
    'Archive',
    'What was built on the hill, from tea room to preserved site, and what can still be pointed at: gate, garden, tunnel, pool, stable.',
  );
  return (
    <>
      <Masthead title="Archive" lead="What was built, when, and what is left of it to see." skyline={skyline} />
      <Terrace>
        <Inside>
          <Survey>
            <ConstructionTimeline />
            <Plan>
              <Mount>
                <img
                  src={plan.src}
                  alt={`Illustration. ${archivePicture.alt}`}
                  width={plan.width}
                  height={plan.height}
                />
              </Mount>
              <Text as="figcaption" kind="small" soft>
                Illustration. No builder’s drawing of the hill has come down to us.
              </Text>
            </Plan>
          </Survey>
          <NotableFeatures />
        </Inside>
      </Terrace>
    </>
  );
};
