import { type MouseEvent, useState } from 'react';
import skyline from '../../art/skyline-cards.svg';
import type { Guest } from '../../content/guests/guest.js';
import type { GuestCategory } from '../../content/guests/guests.js';
import { Masthead } from '../../design/frames/masthead.js';
import { OnRecordGap, OnRecordSwitch } from '../../design/marks/on-record-switch.js';
import { usePageTitle } from '../../document/page-title.js';
import { CardTable, TableTop } from './card-table.js';
import { CategoryNavigation } from './category-navigation.js';
import { Deal, GuestCardButton } from './guest-card-button.js';
import { GuestDialog } from './guest-dialog.js';

/** The guests of one category as playing cards; each opens in a dialog. */
export function CategoryPage({ category }: { readonly category: GuestCategory }) {
  const { title, description, guests } = category;
  usePageTitle(`${title}. Who’s Who`, `${title} at Top O’ Hill Terrace. ${description}`);
  const [chosen, setChosen] = useState<Guest>();

  const choose = (guest: Guest) => (event: MouseEvent<HTMLElement>) => {
    // Not every browser focuses a clicked button, and focus must return to it.
    event.currentTarget.focus({ preventScroll: true });
    setChosen(guest);
  };

  return (
    <>
      <Masthead title={title} lead={description} skyline={skyline} />
      <CardTable>
        <TableTop>
          <CategoryNavigation current={category} />
          <OnRecordSwitch />
          <Deal $across={guests.length} aria-label={title}>
            {guests.map((guest) => (
              <GuestCardButton key={guest.id} guest={guest} onChoose={choose(guest)} />
            ))}
          </Deal>
          <OnRecordGap>No visit of these guests to the hill is on record.</OnRecordGap>
        </TableTop>
      </CardTable>
      <GuestDialog guest={chosen} category={category} onClose={() => setChosen(undefined)} />
    </>
  );
}
