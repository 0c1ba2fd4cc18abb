import { styled } from 'styled-components';
import { visuallyHidden } from '../../../../kit/design/layout/visually-hidden.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';

/** On a narrow screen the row above shows the title and usually the source. */
const Head = styled.header`
  display: grid;
  gap: var(--s-1);
  h2 { font-size: var(--t-6); }
  ${media.belowDesktop} { h2, &[data-source='in-row'] { ${visuallyHidden} } }
`;

interface ViewHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly source: string;
  /** The row does not show the source, so it is shown at every width. */
  readonly sourceShown?: boolean;
}

export function ViewHead({ titleId, title, source, sourceShown = false }: ViewHeadProps) {
  return (
    <Head data-source={sourceShown ? 'here' : 'in-row'}>
      <Text kind="small" soft>
        {source}
      </Text>
      <h2 id={titleId}>{title}</h2>
    </Head>
  );
}
