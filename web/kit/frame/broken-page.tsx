import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Button } from '../design/controls/button.js';
import { ButtonLink } from '../design/controls/button-link.js';
import { Row } from '../design/layout/stack.js';
import { PhoneLink } from '../design/type/contact-links.js';
import { Text } from '../design/type/text.js';
import { TextLink } from '../design/type/text-link.js';
import { usePageTitle } from '../document/page-title.js';
import { useHouseDetails } from '../document/use-house.js';
import { NightScene } from './night-scene.js';
import { PageReady } from './page-ready.js';

const Heading = styled.h1`
  max-width: 14em;
`;

export function BrokenPage() {
  const phone = useHouseDetails()?.phone;
  usePageTitle(t`The lamp went out`);
  const number = phone ? <PhoneLink phone={phone} /> : t({ message: 'us', context: 'call us' });
  return (
    <NightScene drawing={thisHouse.drawings.failed}>
      <Heading tabIndex={-1}>
        <Trans>The lamp went out</Trans>
      </Heading>
      <Text kind="lead" maxWidth="34rem">
        <Trans>
          We couldn’t show this page. Loading it again often helps. If not, call {number}, or{' '}
          <TextLink to="/contact">write to us</TextLink>.
        </Trans>
      </Text>
      <Row>
        <Button onClick={() => window.location.reload()}>
          <Trans>Load it again</Trans>
        </Button>
        <ButtonLink to="/" kind="second">
          <Trans>Return to Home</Trans>
        </ButtonLink>
      </Row>
      <PageReady />
    </NightScene>
  );
}
