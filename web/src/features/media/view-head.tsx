import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../design/layout/visually-hidden.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';

/** On a narrow screen the row right above says the same. */
const Head = styled.header<{ readonly $repeats: boolean }>`
  display: grid;
  gap: var(--s-1);
  h2 { font-size: var(--t-6); }
  ${({ $repeats }) =>
    $repeats
      ? css`
          ${media.belowDesk} { ${visuallyHidden} }
        `
      : ''}
`;

type ViewHeadProps = {
  readonly titleId: string;
  readonly title: string;
  readonly source: string;
  /** Says more than the row does, so it is shown on every screen. */
  readonly always?: boolean;
};

/** Title and source of what is shown. */
export const ViewHead = ({ titleId, title, source, always = false }: ViewHeadProps) => (
  <Head $repeats={!always}>
    <Text kind="small" soft>
      {source}
    </Text>
    <h2 id={titleId}>{title}</h2>
  </Head>
);
