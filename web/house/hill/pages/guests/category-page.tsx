import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Masthead } from '../../../../kit/design/frames/masthead.js';
import { Icon } from '../../../../kit/design/marks/icon.js';
import { media } from '../../../../kit/design/media.js';
import { TextLink } from '../../../../kit/design/type/text-link.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { OnRecordGap, OnRecordSwitch } from '../../design/on-record-switch.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { guestCard } from '../../drawings/guests/guest-cards.js';
import skyline from '../../drawings/skyline-cards.svg';
import type { Guest } from '../../texts/guests/guest.js';
import { type GuestCategory, guestCategories } from '../../texts/guests/guests.js';
import { CardTable, TableTop } from './card-table.js';
import { categoryAddress, guestsPath } from './category-in-address.js';
import { guestCount } from './guest-count.js';
import { GuestDialog } from './guest-dialog.js';
import { SuitSign } from './suit-sign.js';

/** Cards in rows. Their width is a share of the table, up to a card's natural size. */
const Deal = styled.ul<{ readonly $across: number }>`
  --across: 2;
  --between: var(--s-5);
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-6) var(--between);
  > li { flex: none; width: min(19rem, (100% - (var(--across) - 1) * var(--between)) / var(--across)); }
  @media (max-width: 39.99rem) { --between: var(--s-4); }
  ${media.fromPhone} { --across: 3; }
  ${media.fromDesktop} { --across: ${({ $across }) => ($across === 5 ? 5 : 4)}; gap: var(--s-7) var(--between); }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--s-2);
  text-align: center;
  img { width: 100%; height: auto; border-radius: 4.4%; filter: drop-shadow(0 10px 12px rgb(6 18 14 / 0.5)); transition: transform var(--fast) var(--ease); }
  &:hover img { transform: translateY(-6px); }
  h2 { margin-top: var(--s-2); font-size: var(--t-5); }
  /* the whole card is the button */
  button::after { content: ""; position: absolute; inset: 0; }
  p { font: 400 var(--t-3) / 1.45 var(--text); text-wrap: balance; }
  ${media.reducedMotion} { &:hover img { transform: none; } }
`;

interface GuestCardButtonProps {
  readonly guest: Guest;
  readonly onChoose: (event: MouseEvent<HTMLElement>) => void;
}

function GuestCardButton({ guest, onChoose }: GuestCardButtonProps) {
  return (
    <Card data-told={guest.certainty === 'on record' ? undefined : ''}>
      <DrawingImage drawing={guestCard(guest)} />
      <h2>
        <button type="button" aria-haspopup="dialog" onClick={onChoose}>
          {guest.name}
        </button>
      </h2>
      <p>{guest.description}</p>
    </Card>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s-2) var(--s-4);
  margin-bottom: var(--s-7);
  > a { display: inline-flex; align-items: center; gap: var(--s-2); min-height: var(--target); padding-right: var(--s-2); }
  ul { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--s-2); }
  li a { display: inline-flex; align-items: center; gap: var(--s-2); min-height: var(--target); padding: var(--s-2) var(--s-4); border-radius: var(--r-chip); font: 500 var(--t-3) / 1.2 var(--ui); white-space: nowrap; color: var(--cream); text-decoration: none; box-shadow: inset 0 0 0 1px var(--edge); }
  svg { flex: none; }
  li a:hover { background: var(--hover); }
  li a[aria-current] { background: var(--night); color: var(--brass-lit); font-weight: 600; box-shadow: inset 0 0 0 3px var(--night), inset 0 0 0 4px var(--brass); }
  /* one row that scrolls sideways, edge to edge */
  @media (max-width: 39.99rem) {
    display: block;
    margin-bottom: var(--s-5);
    ul { flex-wrap: nowrap; justify-content: start; margin-inline: calc(-1 * var(--gutter)); padding: 10px var(--gutter); overflow-x: auto; scrollbar-width: none; scroll-padding-inline: var(--gutter); }
  }
`;

/** Links to the overview and the other categories. */
function CategoryNavigation({ current }: { readonly current: GuestCategory }) {
  return (
    <Bar aria-label="Categories of guests">
      <TextLink to={guestsPath}>
        <Icon name="back" size={20} />
        All categories
      </TextLink>
      <ul>
        {guestCategories.map((category) => (
          <li key={category.id}>
            <Link
              to={categoryAddress(category)}
              aria-current={category.id === current.id ? 'page' : undefined}
              aria-label={`${category.title}, ${guestCount(category.guests.length)}`}
            >
              <SuitSign suit={category.suit} size={16} />
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

/** A category's guests as playing cards; each opens a dialog. */
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
