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
  usePageTitle('The lamp went out');
  return (
    <NightScene drawing={thisHouse.drawings.failed}>
      <Heading tabIndex={-1}>The lamp went out</Heading>
      <Text kind="lead" maxWidth="34rem">
        We couldn’t show this page. Loading it again often helps. If not, call{' '}
        {phone ? <PhoneLink phone={phone} /> : 'us'}, or <TextLink to="/contact">write to us</TextLink>.
      </Text>
      <Row>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
        <ButtonLink to="/" kind="second">
          Return to Home
        </ButtonLink>
      </Row>
      <PageReady />
    </NightScene>
  );
}
