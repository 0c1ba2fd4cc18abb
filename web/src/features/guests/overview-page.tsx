import skyline from '../../art/skyline-cards.svg';
import { guestCategories } from '../../content/guests/guests.js';
import { Masthead } from '../../design/frames/masthead.js';
import { OnRecordGap, OnRecordSwitch } from '../../design/marks/on-record-switch.js';
import { usePageTitle } from '../../document/page-title.js';
import { CardTable, TableTop } from './card-table.js';
import { CategoryCard, Hands } from './category-card.js';
import { GuestsInFull } from './guests-in-full.js';
import { ImageCredits } from './image-credits.js';

/** The five categories, a hand of cards each, and the image credits. */
export function OverviewPage() {
  usePageTitle(
    'Who’s Who',
    'The famous and infamous of Top O’ Hill Terrace: film stars, musicians, champions, a magnate and two jokers, each with how sure we are that they came.',
  );
  return (
    <>
      <Masthead
        title="Who’s Who"
        lead="Nineteen guests, dealt in suits. Most are reported, some are local tradition; each card says which."
        skyline={skyline}
      />
      <CardTable>
        <TableTop>
          <OnRecordSwitch />
          <Hands aria-label="Categories of guests" data-told="">
            {guestCategories.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </Hands>
          <OnRecordGap>No guest’s visit to the hill is on record.</OnRecordGap>
          <GuestsInFull />
        </TableTop>
      </CardTable>
      <ImageCredits />
    </>
  );
}
