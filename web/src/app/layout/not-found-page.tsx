import { styled } from 'styled-components';
import gateClosed from '../../art/gate-closed.svg';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Row } from '../../design/layout/stack.js';
import { Text } from '../../design/type/text.js';
import { usePageTitle } from '../../document/page-title.js';
import { NightScene } from './night-scene.js';

const Heading = styled.h1`
  b { display: block; font: 400 var(--t-9) / 0.92 var(--sign); color: var(--sign-upper); }
  span { display: block; margin-top: var(--s-3); }
`;

/** For unknown paths. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <NightScene drawing={gateClosed}>
      <Heading tabIndex={-1}>
        <b>404</b> <span>Page Not Found</span>
      </Heading>
      <Text kind="lead" maxWidth="32rem">
        The drive ends here, at a shut gate. The house is lit, though. Try one of these.
      </Text>
      <Row justifyContent="center">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/tours" kind="second">
          See the tours
        </ButtonLink>
      </Row>
    </NightScene>
  );
}
