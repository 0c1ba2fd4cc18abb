import { styled } from 'styled-components';
import { Plate } from '../../design/frames/plate.js';
import { nightColors } from '../../design/ground/ground.js';
import { media } from '../../design/media.js';
import { EmailLink } from '../../design/type/email-link.js';
import { Text } from '../../design/type/text.js';
import { TextLink } from '../../design/type/text-link.js';
import { useHouseDetails } from '../../document/use-house.js';

const Panel = styled(Plate)`
  ${nightColors}
  --plate: var(--night);
  display: grid;
  gap: var(--s-4);
  align-items: center;
  margin-top: var(--s-6);
  padding: var(--s-6) clamp(1.5rem, 4vw, 3rem);
  color: var(--fg);
  b { display: block; font: 400 clamp(1.9375rem, 1.4rem + 2.4vw, 3.25rem) / 1.1 var(--sign); color: var(--brass-lit); white-space: nowrap; font-variant-numeric: tabular-nums; ${media.tiny} { white-space: normal; } }
  @media (min-width: 48rem) { grid-template-columns: 1fr auto; }
`;

export function ContactPanel() {
  const { phone, email } = useHouseDetails() ?? {};
  return (
    <Panel as="section" aria-label="Contact">
      <div>
        <Text kind="caps" soft>
          Ask before you come
        </Text>
        <b>{phone}</b>
      </div>
      <Text kind="serif">
        E-mail: <EmailLink email={email} />
        <br />
        Already booked? <TextLink to="/visit">Find my booking</TextLink>
      </Text>
    </Panel>
  );
}
