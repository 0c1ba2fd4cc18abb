import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { stateDrawings } from '#house/drawings/state-drawings.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { NightScene } from '../../kit/frame/night-scene.js';

const Heading = styled.h1`
  b { display: block; font: 400 var(--t-9) / 0.92 var(--sign); color: var(--sign-upper); }
  span { display: block; margin-top: var(--s-3); }
`;

/** A path that no page has. */
export function NotFoundPage() {
  usePageTitle(t`404 Page Not Found`);
  return (
    <NightScene drawing={stateDrawings.missing}>
      <Heading tabIndex={-1}>
        <b>404</b>{' '}
        <span>
          <Trans>Page Not Found</Trans>
        </span>
      </Heading>
      <Text kind="lead" maxWidth="32rem">
        {thisHouse.texts.missing}
      </Text>
      <Row>
        <ButtonLink to="/">
          <Trans>Return to Home</Trans>
        </ButtonLink>
        <ButtonLink to="/tours" kind="second">
          <Trans>See the tours</Trans>
        </ButtonLink>
      </Row>
    </NightScene>
  );
}
