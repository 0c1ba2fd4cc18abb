import { useContext, useEffect } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Page } from '../../../design/layout/page.js';
import { HydrationDataContext, hydrationData } from '../../../document/hydration-data.js';
import { createStore, useStore } from '../../../lib/create-store.js';
import { loadPart } from '../../../lib/loading/load-part.js';
import type { OfferedTour } from '../../../lib/offered-tour.js';
import { TourLeaf } from './tour-leaf.js';

/** The tours as last fetched during this visit, or from the page's hydration data. */
const toursStore = createStore(
  (_: readonly OfferedTour[] | undefined, read: readonly OfferedTour[]) => read,
  () => hydrationData()?.tours,
);

/** The tours with their next openings, refetched when the page opens; undefined until they are known. */
function useOfferedTours(): readonly OfferedTour[] | undefined {
  const rendered = useContext(HydrationDataContext)?.tours;
  const known = useStore(toursStore, () => hydrationData()?.tours);
  useEffect(() => {
    loadPart(() => import('./read-tours.js'))
      .then(({ readTours }) => readTours())
      .then(toursStore.send, () => undefined);
  }, []);
  return rendered ?? known;
}

const Inside = styled(Page)`
  padding-block: clamp(2.5rem, 5vw, 5rem);
  > div { display: grid; justify-items: center; gap: var(--s-3); margin-bottom: clamp(1.75rem, 3vw, 3rem); text-align: center; }
  h2 { font-size: var(--t-8); }
  > div > p { max-width: 40rem; font: 400 var(--t-4) / 1.5 var(--text); color: var(--fg-soft); }
`;

const Leaves = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.25rem, 2.4vw, 2.25rem);
  max-width: 34rem;
  margin-inline: auto;
  @media (min-width: 48rem) { max-width: none; }
  @media (min-width: 62rem) { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
`;

/** Until the tours are known, a link to the tours page. */
export function Walk() {
  const tours = useOfferedTours();
  return (
    <Inside as="section" aria-labelledby="walk">
      <div>
        <h2 id="walk">Walk it yourself</h2>
        <p>Every tour is guided. Choose a time and pay online.</p>
        {tours?.length ? null : <ButtonLink to="/tours">See the tours</ButtonLink>}
      </div>
      {tours?.length ? (
        <Leaves aria-label="Tours">
          {tours.map((tour) => (
            <TourLeaf key={tour.id} tour={tour} />
          ))}
        </Leaves>
      ) : null}
    </Inside>
  );
}
