import { styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Masthead } from '../../../../kit/design/frames/masthead.js';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { PageBody } from '../../../../kit/design/layout/page.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import skyline from '../../about/drawings/skyline-gate.svg';
import { eras } from '../../texts/eras.js';
import { movedPages } from '../../texts/moved.js';
import { EraSummary } from './era-summary.js';

const PageLink = styled(ButtonLink)`
  margin-top: var(--s-5);
`;

/** The History page's era that has the content of each page. */
const eraOf: Readonly<Record<string, string>> = {
  '/crusader': 'the-crusader-arrives',
  '/redemption': 'transformation',
};

export function MovedPage({ route }: { readonly route: string }) {
  const page = movedPages.find((candidate) => candidate.route === route);
  const era = eras.find(({ id }) => id === eraOf[route]);
  if (page === undefined || era === undefined) throw new Error(`Nothing has moved from ${route}`);
  usePageTitle(page.heading, page.note);
  return (
    <>
      <Masthead title={page.heading} lead={page.note} skyline={skyline}>
        <PageLink to={page.link.to}>{page.link.label}</PageLink>
      </Masthead>
      <Terrace>
        <PageBody>
          <EraSummary era={era} />
        </PageBody>
      </Terrace>
    </>
  );
}
