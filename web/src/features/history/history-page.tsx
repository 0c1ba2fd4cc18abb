import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { type Era, eras as eightEras } from '../../content/eras.js';
import { Paper } from '../../design/ground/ground.js';
import { usePageTitle } from '../../document/page-title.js';
import { EraCard } from './era-card.js';
import { EraContents } from './era-contents.js';
import { EraDialog } from './era-dialog.js';
import { EraLine } from './era-line.js';
import { ErasInFull } from './eras-in-full.js';
import { useEraLine } from './use-era-line.js';

const CARD = 'era';

/** The sheet below the line; the open era's year touches it. */
const Sheet = styled(Paper)`
  border-top: 4px solid var(--brass-lit);
`;

const dedicated = new Set(eightEras.map(({ id }) => id));

/** /history: eight eras on one line, one open at a time. Any other era opens in a dialog. */
export function HistoryPage({ eras = eightEras }: { readonly eras?: readonly Era[] }) {
  usePageTitle(
    'History in eight eras',
    'Tea room, casino, raid, seminary, university: eight eras of Top O’ Hill Terrace on one line, each with its story and how sure we are of it.',
  );
  const control = useEraLine(eras.map(({ id }) => id));
  const place = eras.findIndex(({ id }) => id === control.open);
  const open = eras[place];
  const hasCard = open !== undefined && dedicated.has(open.id);

  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key !== 'Escape' || defaultPrevented) return;
    if (control.preview === undefined) control.close();
    else control.tell({ kind: 'escaped' });
  };

  return (
    <>
      {/* Escape works wherever focus is between the line and the card. */}
      <section aria-label="Eight eras" onKeyDown={onKeyDown}>
        <EraLine eras={eras} control={control} cardId={CARD} />
        <Sheet>
          {hasCard ? (
            <EraCard
              id={CARD}
              era={open}
              before={eras[place - 1]}
              after={eras[place + 1]}
              onChoose={(era) => control.tell({ kind: 'chosen', era })}
              onClose={control.close}
            />
          ) : (
            <EraContents eras={eras} />
          )}
          <ErasInFull eras={eras} />
        </Sheet>
      </section>
      {open !== undefined && !hasCard ? (
        <EraDialog era={open} onClose={() => control.tell({ kind: 'closed' })} />
      ) : null}
    </>
  );
}
