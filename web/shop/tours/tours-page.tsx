import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ToursPageDocument } from '../../generated/operations.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { nightColors } from '../../kit/design/ground/ground.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { media } from '../../kit/design/media.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { EmailLink } from '../../kit/design/type/email-link.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { HoursLines } from '../../kit/document/hours-lines.js';
import { addressLine, placeSentence } from '../../kit/document/house-words.js';
import { OpenToday } from '../../kit/document/open-today.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { useHouse, useHouseDetails } from '../../kit/document/use-house.js';
import { specialDayText } from '../../kit/lib/house-hours.js';
import { partySizes } from '../../kit/lib/tour-labels.js';
import { TourList } from './tour-list.js';

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: clamp(3rem, 6vw, 5.5rem);
  border-top: 4px double var(--brass-deep);
  > section { padding-block: var(--s-5); }
  > section + section { border-top: 1px solid var(--brass-deep); }
  h2 { display: flex; gap: var(--s-3); align-items: center; font-size: var(--t-5); }
  h2 svg { flex: none; color: var(--brass-deep); }
  p, dl { margin-top: var(--s-3); }
  p { font: 400 var(--t-3) / 1.55 var(--text); }
  @media (min-width: 62rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > section:not(:last-child) { padding-right: var(--s-6); }
    > section + section { border-top: 0; border-left: 1px solid var(--brass-deep); padding-left: var(--s-6); }
  }
`;

/** Most special days in the panel. */
const MOST_SPECIAL_DAYS = 4;

/** Location, hours and group size. Appointments by phone and the hours that can be booked online are separate (product.md §10). */
function BeforeYouCome() {
  const house = useHouse();
  const details = useHouseDetails();
  // The list of tours on the same page fetches them.
  const { data } = useQuery(ToursPageDocument, { fetchPolicy: 'cache-only' });
  const tours = data?.tours ?? [];
  return (
    <Panels>
      <section aria-labelledby="location">
        <h2 id="location">
          <Icon name="place" size={26} />
          <Trans>Location</Trans>
        </h2>
        <p>
          {placeSentence(details && addressLine(details))} {thisHouse.texts.parking}{' '}
          <TextLink to="/visit-us">
            <Trans>Plan your visit</Trans>
          </TextLink>
        </p>
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">
          <Icon name="clock" size={26} />
          <Trans>Hours</Trans>
        </h2>
        <OpenToday />
        <HoursLines />
        {house?.specialDays.slice(0, MOST_SPECIAL_DAYS).map((day) => (
          <p key={day.date}>{specialDayText(day)}</p>
        ))}
      </section>
      <section aria-labelledby="group-size">
        <h2 id="group-size">
          <Icon name="people" size={26} />
          <Trans>Group size</Trans>
        </h2>
        {/* As high as three tours, which the page has as seeded. */}
        <div style={{ minHeight: '6.5rem' }}>
          {tours.length > 0 ? (
            <Leaders facts={partySizes(tours)} />
          ) : (
            <p>
              <Trans>Each tour says how many guests it takes.</Trans>
            </p>
          )}
        </div>
        <p>
          <Trans>
            A school class, a company, a club? <TextLink to="/groups">Ask for a group visit</TextLink>
          </Trans>
        </p>
      </section>
    </Panels>
  );
}

const Panel = styled(Plate)`
  ${nightColors}
  --plate: var(--night);
  display: grid;
  gap: var(--s-4);
  align-items: center;
  margin-top: var(--s-6);
  padding: var(--s-6) clamp(1.5rem, 4vw, 3rem);
  color: var(--fg);
  a { display: inline-flex; align-items: center; min-height: var(--target); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  b { display: block; font: 400 clamp(1.9375rem, 1.4rem + 2.4vw, 3.25rem) / 1.1 var(--sign); color: var(--brass-lit); white-space: nowrap; font-variant-numeric: tabular-nums; ${media.tiny} { white-space: normal; } }
  @media (min-width: 48rem) { grid-template-columns: 1fr auto; }
`;

function ContactPanel() {
  const { phone, email } = useHouseDetails() ?? {};
  return (
    <Panel as="section" aria-label={t`Contact`}>
      <div>
        <Text kind="caps" soft>
          <Trans>Ask before you come</Trans>
        </Text>
        <b>{phone ? <PhoneLink phone={phone} /> : null}</b>
      </div>
      <Text kind="serif">
        <Trans>
          E-mail: <EmailLink email={email} />
          <br />
          Already booked? <TextLink to="/visit">Find my booking</TextLink>
        </Trans>
      </Text>
    </Panel>
  );
}

export function ToursPage() {
  const { name, town } = thisHouse;
  usePageTitle(
    t`Tours`,
    t`Guided tours of ${name} in ${town}: what each one shows, how long it takes, what it costs, and where to book it online.`,
  );
  return (
    <>
      <Masthead title={t`Tours`} lead={thisHouse.texts.toursLead} skyline={thisHouse.drawings.skyline.tours} />
      <Terrace>
        <PageBody>
          <TourList />
          <BeforeYouCome />
          <ContactPanel />
        </PageBody>
      </Terrace>
    </>
  );
}
