import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { eraScene } from '../../art/scenes/drawings.js';
import skyline from '../../art/skyline-gate.svg';
import { eras } from '../../content/eras.js';
import { movedPages } from '../../content/moved.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Frame } from '../../design/frames/frame.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { nightColors } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { Claims } from '../../design/marks/claims.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { TextLink } from '../../design/type/text-link.js';
import { usePageTitle } from '../../document/page-title.js';

const Inside = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2rem, 6vw, 5.5rem);
  align-items: center;
  padding-block: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem) clamp(3rem, 2rem + 4vw, 6rem);
  ${media.fromTablet} { grid-template-columns: minmax(0, 4fr) minmax(0, 6fr); }
`;

const Poster = styled(Frame)`
  ${nightColors}
  max-width: 26rem;
  > img { aspect-ratio: 520 / 664; object-fit: cover; }
  ${media.belowTablet} { order: 2; }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-5);
  max-width: 36rem;
`;

/** The era on the History page that tells what each of the two pages told. */
const eraOf: Readonly<Record<string, string>> = {
  '/crusader': 'the-crusader-arrives',
  '/redemption': 'transformation',
};

/** A page whose content is now on the History page: a heading, a note, the way there. */
export function MovedPage({ route }: { readonly route: string }) {
  const page = movedPages.find((candidate) => candidate.route === route);
  const era = eras.find(({ id }) => id === eraOf[route]);
  if (page === undefined || era === undefined) throw new Error(`Nothing has moved from ${route}`);
  usePageTitle(page.heading, page.note);
  return (
    <>
      <Masthead title={page.heading} skyline={skyline} />
      <Terrace>
        <Inside>
          <Poster>
            <DrawingImage drawing={eraScene(era.drawing)} />
          </Poster>
          <Content>
            <Text kind="lead">{page.note}</Text>
            <ButtonLink to={page.wayOn.to}>{page.wayOn.label}</ButtonLink>
            <Text kind="serif">
              Or straight to <TextLink to={`/history#${era.id}`}>{era.title}</TextLink>, {era.year}:{' '}
              <Claims text={era.tagline} />
            </Text>
          </Content>
        </Inside>
      </Terrace>
    </>
  );
}
