import { styled } from 'styled-components';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Paper } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { addressLine } from '../../kit/document/house-words.js';
import { OpenToday } from '../../kit/document/open-today.js';
import { useHouse, useHouseDetails } from '../../kit/document/use-house.js';
import { hoursFacts } from '../../kit/lib/house-hours.js';

const Inside = styled(Page)`
  --leaders-gap: var(--s-4);
  max-width: 52rem;
  padding-block: clamp(2.5rem, 5vw, 5rem);
  text-align: center;
  h2 { font-size: var(--t-8); }
  h2 + p { margin-top: var(--s-4); font: 400 var(--t-4) / 1.45 var(--text); }
  a { margin: var(--s-2); }
  dl { margin: var(--s-6) 0; padding-top: var(--s-5); border-top: 4px double var(--rule); font: 400 var(--t-4) / 1.45 var(--text); text-align: left; }
`;

interface WayHereProps {
  readonly title: string;
  /** As a fact: "Free". */
  readonly parking: string;
}

/** Whether the house is open today, its hours, and where it is. */
export function WayHere({ title, parking }: WayHereProps) {
  const house = useHouse();
  const details = useHouseDetails();
  return (
    <Paper as="section" aria-labelledby="way-here">
      <Inside>
        <h2 id="way-here">{title}</h2>
        <OpenToday />
        <Leaders
          facts={[
            ...hoursFacts(house?.week),
            ...(details
              ? [
                  { term: 'Address', value: addressLine(details) },
                  { term: 'Phone', value: details.phone },
                ]
              : []),
            { term: 'Parking', value: parking },
          ]}
        />
        <ButtonLink to="/contact" kind="second">
          Find Us
        </ButtonLink>{' '}
        <ButtonLink to="/visit-us" kind="second">
          Plan your visit
        </ButtonLink>
      </Inside>
    </Paper>
  );
}
