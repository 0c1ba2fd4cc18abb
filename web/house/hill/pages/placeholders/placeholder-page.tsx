import { styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { Text } from '../../../../kit/design/type/text.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { IllustratedOpening } from '../../design/illustrated-opening.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import { eras } from '../../texts/eras.js';
import { comingSoon, placeholderPages } from '../../texts/placeholders.js';
import { EraSummary } from './era-summary.js';

const Soon = styled.p`
  font: 400 var(--t-7) / 1.1 var(--title);
  color: var(--fg);
  /* space above the link */
  & ~ a { margin-top: var(--s-3); }
`;

const Inside = styled(Page)`
  padding-block: 6.5rem clamp(3rem, 2rem + 4vw, 6rem);
  @media (min-width: 64rem) { padding-top: 10.5rem; }
`;

/** A page not written yet, with a link to its era on the History page. */
export function PlaceholderPage({ route }: { readonly route: string }) {
  const page = placeholderPages.find((candidate) => candidate.route === route);
  const era = eras.find(({ id }) => id === page?.era);
  if (page === undefined || era === undefined) throw new Error(`No page is promised at ${route}`);
  usePageTitle(page.title, `${comingSoon}. ${page.sentence}`);
  return (
    <>
      <IllustratedOpening illustration={<DrawingImage drawing={drawing('coming-soon')} />}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <Soon>{comingSoon}</Soon>
        <Text kind="lead">{page.sentence}</Text>
        <ButtonLink to={page.link.to}>{page.link.label}</ButtonLink>
      </IllustratedOpening>
      <Terrace>
        <Inside>
          <EraSummary era={era} />
        </Inside>
      </Terrace>
    </>
  );
}
