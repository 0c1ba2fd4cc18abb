import { useId } from 'react';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Badge } from '../../design/marks/badge.js';
import { Leaders } from '../../design/marks/leaders.js';
import type { TourCardFragment } from '../../generated/operations.js';
import { Leaf, LeafPicture, LeafWords } from './tour-menu.js';
import { tourPictures } from './tour-pictures.js';
import { bookingAddress, partyWords, printedPrice, tourBadge } from './tour-words.js';

/** One tour of the menu: what it is, how long, for how many, for how much, and the way to book it. */
export const TourCard = ({ tour }: { readonly tour: TourCardFragment }) => {
  const nameId = useId();
  const linkId = useId();
  const badge = tourBadge(tour.type);
  const picture = tourPictures[tour.type];
  return (
    <Leaf aria-labelledby={nameId} data-favourite={tour.type === 'premium' ? '' : undefined}>
      <LeafPicture data-part="picture">
        <img src={picture.src} alt={picture.alt} width={600} height={360} />
        {badge ? <Badge kind={badge.kind}>{badge.words}</Badge> : null}
      </LeafPicture>
      <LeafWords>
        <h2 id={nameId}>{tour.name}</h2>
        <p>{tour.description}</p>
        <Leaders
          facts={[
            { term: 'Duration', value: tour.duration },
            { term: 'Party', value: partyWords(tour.type) },
            { term: 'Per person', value: printedPrice(tour.price), grand: true },
          ]}
        />
        <ButtonLink id={linkId} to={bookingAddress(tour.type)} wide aria-labelledby={`${linkId} ${nameId}`}>
          Book Online
        </ButtonLink>
        <ul>
          {tour.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </LeafWords>
    </Leaf>
  );
};
