import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/media.js';
import { NothingPicked } from './nothing-picked.js';
import { Reel } from './reel.js';
import { useRowInPlace } from './use-row-in-place.js';

/** A list and the selected item: side by side from 960 px, below that the item opens under its row. */
const Room = styled.div<{ readonly $rows: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--raised);
  box-shadow: 0 0 0 1px var(--line);
  > ul, > ul > li { display: contents; }
  > ul > li + li > button { border-top: 1px solid var(--line); }
  ${media.fromDesktop} {
    grid-template-columns: 24rem minmax(0, 1fr);
    grid-template-rows: repeat(${({ $rows }) => $rows}, auto) minmax(0, 1fr);
    min-height: 36rem;
    > ul > li > button { grid-column: 1; }
    [data-part='pane'] { grid-column: 2; grid-row: 1 / -1; }
  }
`;

/** The row of an item in the list. */
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly thumb: ReactNode;
}

interface MediaRoomProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
  /** The selected item, in full; `titleId` is for its heading. */
  readonly show: (id: string, titleId: string) => ReactNode;
}

/** One tab: its items on the left, the selected one on the right. */
export function MediaRoom({ label, rows, picked, onPick, show }: MediaRoomProps) {
  const base = useId();
  const pick = useRowInPlace(picked, onPick);
  return (
    <Room $rows={rows.length}>
      <ul aria-label={label}>
        {rows.map(({ id, title, note, thumb }) => {
          const open = id === picked;
          const paneId = `${base}-${id}`;
          const titleId = `${paneId}-title`;
          return (
            <li key={id}>
              <Reel
                type="button"
                aria-expanded={open}
                aria-controls={open ? paneId : undefined}
                onClick={(event) => pick(id, event.currentTarget)}
              >
                {thumb}
                <span>
                  <b>{title}</b>
                  <small>{note}</small>
                </span>
              </Reel>
              {open ? (
                <section data-part="pane" id={paneId} aria-labelledby={titleId}>
                  {show(id, titleId)}
                </section>
              ) : null}
            </li>
          );
        })}
      </ul>
      {picked === undefined ? <NothingPicked /> : null}
    </Room>
  );
}
