import { styled } from 'styled-components';
import { venue } from '../../content/venue.js';
import { findUs } from '../../content/visit.js';
import { Frame } from '../../design/frames/frame.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { OutsideLink } from '../../design/type/text-link.js';
import { addressLine } from '../../document/house-words.js';
import { useHouseDetails } from '../../document/use-house.js';
import { directionsTo } from './directions.js';
import { VisitMap } from './visit-map.js';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--s-7);
  margin-top: clamp(3rem, 6vw, 5.5rem);
  padding-top: var(--s-6);
  border-top: 4px double var(--rule);
  ol { display: grid; gap: var(--s-3); margin-top: var(--s-5); counter-reset: step; }
  li { display: grid; grid-template-columns: 1.75rem minmax(0, 1fr); gap: var(--s-3); align-items: baseline; font: 400 var(--t-3) / 1.5 var(--text); counter-increment: step; }
  ol > li::before { content: counter(step); font: 400 var(--t-6) / 1 var(--title); color: var(--brass-deep); }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: start; }
`;

const Maps = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-4);
  margin-top: var(--s-5);
  a { display: inline-flex; align-items: center; min-height: var(--target); font-weight: 500; }
`;

const Caption = styled(Text)`
  margin-top: var(--s-3);
  text-align: center;
`;

/** Where the gate is: a drawn map, directions, and links to map apps. */
export function FindUs() {
  const house = useHouseDetails();
  const address = house && addressLine(house);
  return (
    <Panel aria-labelledby="find-us">
      <div>
        <Frame>
          <VisitMap />
        </Frame>
        <Caption kind="small" soft>
          Illustration, not to scale. {address}
        </Caption>
      </div>
      <div>
        <h2 id="find-us">{findUs.heading}</h2>
        <Text kind="serif" mt={3}>
          {findUs.text}
        </Text>
        <ol>
          {findUs.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Maps>
          <span>Directions on</span>
          {directionsTo(address ?? venue.name).map(({ label, href }) => (
            <OutsideLink key={label} href={href}>
              {label}
            </OutsideLink>
          ))}
        </Maps>
      </div>
    </Panel>
  );
}
