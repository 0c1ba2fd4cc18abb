import { styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Text } from '../../../../kit/design/type/text.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { movedPages } from '../../texts/moved.js';
import { EraOpening } from './era-opening.js';

const PageLink = styled(ButtonLink)`
  margin-top: var(--s-3);
`;

/** A page whose content is on the History page now. */
export function MovedPage({ route }: { readonly route: string }) {
  const page = movedPages.find((candidate) => candidate.route === route);
  if (page === undefined) throw new Error(`Nothing has moved from ${route}`);
  usePageTitle(page.heading, page.note);
  return (
    <EraOpening page={page}>
      <h1 tabIndex={-1}>{page.heading}</h1>
      <Text kind="lead">{page.note}</Text>
      <PageLink to={page.link.to}>{page.link.label}</PageLink>
    </EraOpening>
  );
}
