import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { contactTexts } from '#house/about/contact.js';
import { thisHouse } from '#house/about/house.js';
import { wayMap } from '#house/ticket/way-map.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Frame } from '../../kit/design/frames/frame.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { media } from '../../kit/design/media.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { EmailLink } from '../../kit/design/type/email-link.js';
import { Text } from '../../kit/design/type/text.js';
import { OutsideLink } from '../../kit/design/type/text-link.js';
import { addressLine } from '../../kit/document/house-words.js';
import { OpenToday } from '../../kit/document/open-today.js';
import { useHouse } from '../../kit/document/use-house.js';
import { hoursFacts } from '../../kit/lib/house-hours.js';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--s-7);
  ol { display: grid; gap: var(--s-3); max-width: 36rem; counter-reset: step; }
  li { display: grid; grid-template-columns: 1.75rem minmax(0, 1fr); gap: var(--s-3); align-items: baseline; font: 400 var(--t-3) / 1.5 var(--text); counter-increment: step; }
  ol > li::before { content: counter(step); font: 400 var(--t-6) / 1 var(--title); color: var(--brass-deep); }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start; }
`;

const Facts = styled.div`
  > p { margin-top: var(--s-3); font: 400 var(--t-4) / 1.45 var(--text); }
  dl { --leaders-gap: var(--s-3); margin-top: var(--s-4); }
`;

const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-7);
  ${media.fromDesktop} { grid-column: 1 / -1; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;

const Maps = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-4);
  margin-top: var(--s-5);
  a { display: inline-flex; align-items: center; min-height: var(--target); font-weight: 500; }
`;

const Drawing = styled.img`
  display: block;
  width: 100%;
  height: auto;
`;

const Caption = styled(Text)`
  max-width: 34rem;
  margin: var(--s-3) auto 0;
  text-align: center;
`;

/** When the house is open, how to reach it, and where one enters: its map or a drawing, directions, and links to map apps. */
export function FindUs() {
  const { findUs } = contactTexts;
  const house = useHouse();
  const details = house?.content?.house ?? undefined;
  const address = details && addressLine(details);
  return (
    <Panel aria-labelledby="find-us">
      <Facts>
        <h2 id="find-us">{findUs.heading}</h2>
        <OpenToday />
        <Leaders
          facts={[
            ...(details
              ? [
                  { term: t`Address`, value: addressLine(details) },
                  { term: t`Phone`, value: <PhoneLink phone={details.phone} /> },
                ]
              : []),
            {
              term: t`E-mail`,
              value: details?.email ? <EmailLink email={details.email} /> : t`Use the form on this page`,
            },
            ...hoursFacts(house?.week),
          ]}
        />
        <Text mt={4}>
          <ButtonLink to="/visit-us" kind="second">
            <Trans>Plan your visit</Trans>
          </ButtonLink>
        </Text>
      </Facts>
      <div>
        {wayMap ? (
          <>
            <Frame>
              <wayMap.Map />
            </Frame>
            <Caption kind="small" soft>
              {wayMap.caption} {address}
            </Caption>
          </>
        ) : (
          <Frame>
            <Drawing src={thisHouse.drawings.aside} width={600} height={360} alt="" loading="lazy" />
          </Frame>
        )}
        <Maps>
          <span>
            <Trans>Directions on</Trans>
          </span>
          {directionsTo(address ?? thisHouse.name).map(({ label, href }) => (
            <OutsideLink key={label} href={href}>
              {label}
            </OutsideLink>
          ))}
        </Maps>
      </div>
      <Way>
        <Text kind="serif">{findUs.text}</Text>
        <ol>
          {findUs.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Way>
    </Panel>
  );
}

/** Links to directions in common map apps. No map is embedded, so no third party learns of the visit. */
function directionsTo(address: string): readonly { readonly label: string; readonly href: string }[] {
  const destination = encodeURIComponent(address);
  return [
    { label: t`Google Maps`, href: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
    { label: t`Apple Maps`, href: `https://maps.apple.com/?daddr=${destination}` },
    { label: t`OpenStreetMap`, href: `https://www.openstreetmap.org/search?query=${destination}` },
  ];
}
