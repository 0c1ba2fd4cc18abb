import { styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Text } from '../../../../kit/design/type/text.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { comingSoon, placeholderPages } from '../../texts/placeholders.js';
import { EraOpening } from './era-opening.js';

const Soon = styled.p`
  font: 400 var(--t-7) / 1.1 var(--title);
  color: var(--fg);
  /* space above the link */
  & ~ a { margin-top: var(--s-3); }
`;

/** A page not written yet, with a link to its era on the History page. */
export function PlaceholderPage({ route }: { readonly route: string }) {
  const page = placeholderPages.find((candidate) => candidate.route === route);
  if (page === undefined) throw new Error(`No page is promised at ${route}`);
  usePageTitle(page.title, `${comingSoon}. ${page.sentence}`);
  return (
    <EraOpening page={page}>
      <h1 tabIndex={-1}>{page.title}</h1>
      <Soon>{comingSoon}</Soon>
      <Text kind="lead">{page.sentence}</Text>
      <ButtonLink to={page.link.to}>{page.link.label}</ButtonLink>
    </EraOpening>
  );
}
