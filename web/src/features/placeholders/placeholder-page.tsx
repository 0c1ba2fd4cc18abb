import { styled } from 'styled-components';
import { picture } from '../../art/scenes/pictures.js';
import { eras } from '../../content/eras.js';
import { comingSoon, placeholderPages } from '../../content/placeholders.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Frame } from '../../design/frames/frame.js';
import { Terrace } from '../../design/frames/terrace.js';
import { Night } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { usePageTitle } from '../../document/page-title.js';
import { EraMeanwhile } from './era-meanwhile.js';

const Stage = styled(Night)`
  position: relative;
  z-index: 2;
  padding-top: clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem);
`;

const Row = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) clamp(2rem, 5vw, 5rem);
  ${media.fromDesk} { grid-template-columns: minmax(0, 6fr) minmax(0, 6fr); align-items: start; }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  p + p { max-width: 30rem; }
  a { margin-top: var(--s-2); }
  ${media.fromDesk} { padding-bottom: var(--s-7); }
`;

const Soon = styled.p`
  font: 400 var(--t-7) / 1.1 var(--title);
  color: var(--cream);
`;

const Curtain = styled(Frame)`
  margin-bottom: -3.5rem;
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
  ${media.fromDesk} { margin-bottom: -6rem; }
`;

const Inside = styled(Page)`
  padding-block: 6.5rem clamp(3rem, 2rem + 4vw, 6rem);
  ${media.fromDesk} { padding-top: 8.5rem; }
`;

const curtain = picture('coming-soon');

/** A page that is still to be written: it says so, and leads to where its era is told meanwhile (spec.md §2). */
export const PlaceholderPage = ({ route }: { readonly route: string }) => {
  const page = placeholderPages.find((candidate) => candidate.route === route);
  const era = eras.find(({ id }) => id === page?.era);
  if (page === undefined || era === undefined) throw new Error(`No page is promised at ${route}`);
  usePageTitle(page.title, `${comingSoon}. ${page.sentence}`);
  return (
    <>
      <Stage>
        <Row>
          <Words>
            <h1 tabIndex={-1}>{page.title}</h1>
            <Soon>{comingSoon}</Soon>
            <Text kind="lead">{page.sentence}</Text>
            <ButtonLink to={page.wayOn.to}>{page.wayOn.label}</ButtonLink>
          </Words>
          <Curtain>
            <img src={curtain.src} alt={`Illustration. ${curtain.alt}`} width={curtain.width} height={curtain.height} />
          </Curtain>
        </Row>
      </Stage>
      <Terrace>
        <Inside>
          <EraMeanwhile era={era} />
        </Inside>
      </Terrace>
    </>
  );
};
