import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { mapUrl, PhoneLink } from '../../kit/design/type/contact-links.js';
import { useHouse } from '../../kit/document/use-house.js';
import { nextTour } from '../../kit/lib/open-today.js';
import { weekLine } from '../../kit/lib/week-line.js';
import { useFromPrice } from './from-price.js';

/** Its height is reserved, because a page of the build knows neither price nor hours. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 0 1.25em;
  min-height: calc(2 * 1.6em + var(--target));
  font: 400 var(--t-3) / 1.6 var(--ui);
  @media (max-width: 40rem) { font-size: 0.875rem; }
  b { font: 400 1.2em / 1 var(--title); color: var(--heading); }
  a { display: inline-flex; align-items: center; min-height: var(--target); color: inherit; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.25em; }
`;

/** What a stranger asks first: price, days and hours, the next tour, parking, the way and the number to call. */
export function HouseFacts({ className }: { readonly className?: string }) {
  const house = useHouse();
  const details = house?.content?.house;
  const from = useFromPrice();
  const next = house?.today && nextTour(house.today);
  return (
    <List className={className}>
      {from ? (
        <li>
          <Trans>
            Tours <b>from {from}</b>
          </Trans>
        </li>
      ) : null}
      {house?.week.length ? <li>{weekLine(house.week)}</li> : null}
      {next ? <li>{next}</li> : null}
      <li>{thisHouse.texts.parking.replace(/\.$/, '')}</li>
      {details ? (
        <>
          <li>
            <a href={mapUrl(details)}>
              {details.street}, {details.town.split(',')[0]}
            </a>
          </li>
          <li>
            <PhoneLink phone={details.phone} />
          </li>
        </>
      ) : null}
    </List>
  );
}
