import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { TourCardFragment } from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Badge } from '../../kit/design/marks/badge.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import type { TourDrawing } from '../../kit/house/tour-drawing.js';
import { fromPrice, priceList } from '../../kit/lib/tickets/price-list.js';
import { bookingAddress, partyLabel, printedPrice, tourBadge } from '../../kit/lib/tour-labels.js';
import { textLang } from '../../kit/words/text-lang.js';
import { ChangeRuleLine } from '../rules/change-rule-line.js';
import { Leaf, LeafImage, LeafText } from './tour-menu.js';

interface TourCardProps {
  readonly tour: TourCardFragment;
  readonly drawing: TourDrawing;
  /** Of its type. */
  readonly isFirst: boolean;
}

export function TourCard({ tour, drawing, isFirst }: TourCardProps) {
  const nameId = useId();
  const linkId = useId();
  const badge = tourBadge(tour.type, isFirst);
  const from = fromPrice(tour.prices ?? []);
  const list = priceList(tour.prices ?? []);
  return (
    <Leaf aria-labelledby={nameId} data-favorite={tour.type === 'premium' && isFirst ? '' : undefined}>
      <LeafImage data-part="image">
        <img src={drawing.src} alt={drawing.alt} width={600} height={360} />
        {badge ? <Badge kind={badge.kind}>{badge.words}</Badge> : null}
      </LeafImage>
      <LeafText>
        <h2 id={nameId} lang={textLang(tour, 'name')}>
          {tour.name}
        </h2>
        <p lang={textLang(tour, 'description')}>{tour.description}</p>
        <Leaders
          facts={[
            { term: t`Duration`, value: tour.duration },
            { term: t`Party`, value: partyLabel(tour) },
            {
              term: from === undefined ? t`Per person` : t({ message: 'From', context: 'price' }),
              value: from ?? printedPrice(tour.price),
              grand: true,
            },
          ]}
        />
        <ButtonLink id={linkId} to={bookingAddress(tour.type, tour.id)} wide aria-labelledby={`${linkId} ${nameId}`}>
          <Trans>Book Online</Trans>
        </ButtonLink>
        {list.length > 0 ? <Leaders facts={list} /> : null}
        <ChangeRuleLine />
        <ul lang={textLang(tour, 'features')}>
          {tour.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </LeafText>
    </Leaf>
  );
}
