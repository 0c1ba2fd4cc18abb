import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { nothingSelected } from '../../texts/media.js';
import { Reel } from './reel.js';

/** In the place of the item, when nothing is selected. */
const Empty = styled.div`
  ${nightColors}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-2);
  min-height: 14rem;
  padding: var(--s-5);
  color: var(--fg);
  background: var(--ground);
  text-align: center;
  p:last-child { font: 400 var(--t-6) / 1.15 var(--title); color: var(--brass-lit); }
`;

/**
 * A list and the selected item: side by side from 960 px, below that the item opens under its row. With `data-screen`, a narrow
 * page has the item's parts above the list, where its first one can stay in view.
 */
const Room = styled.div<{ readonly $rows: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--raised);
  box-shadow: 0 0 0 1px var(--line);
  > ul, > ul > li { display: contents; }
  > ul > li + li > button { border-top: 1px solid var(--line); }
  ${media.belowDesktop} { &[data-screen] [data-part='pane'] { display: contents; } }
  ${media.fromDesktop} {
    grid-template-columns: 24rem minmax(0, 1fr);
    grid-template-rows: repeat(${({ $rows }) => $rows}, auto) minmax(0, 1fr);
    min-height: 36rem;
    > ul > li > button { grid-column: 1; }
    [data-part='pane'] { grid-column: 2; grid-row: 1 / -1; }
  }
`;

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly thumb: ReactNode;
}

interface MediaRoomProps {
  readonly label: string;
  /** A narrow page has the item above the list. */
  readonly hasScreen?: true;
  /** What is to be had in it: "five films". */
  readonly holds: string;
  readonly rows: readonly Row[];
  /** Undefined: the first; null: none. */
  readonly picked: string | null | undefined;
  readonly onPick: (id: string, isOpen: boolean) => void;
  /** The selected item, in full; `titleId` is for its heading. */
  readonly show: (id: string, titleId: string) => ReactNode;
}

/** One tab: its items on the left, the selected one on the right. */
export function MediaRoom({ label, hasScreen, holds, rows, picked = rows[0]?.id, onPick, show }: MediaRoomProps) {
  const base = useId();
  const pick = useRowInPlace(picked, onPick);
  return (
    <Room $rows={rows.length} data-screen={hasScreen ? '' : undefined}>
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
                onClick={(event) => pick(id, open, event.currentTarget)}
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
      {picked === null ? (
        <Empty data-part="pane">
          <Text kind="caps">{holds}</Text>
          <p>{nothingSelected}</p>
        </Empty>
      ) : null}
    </Room>
  );
}

interface Held {
  readonly row: HTMLElement;
  readonly top: number;
}

/** Keeps the pressed row in place: on a narrow screen, the open item above it closes, and the row would move away from under the finger. */
function useRowInPlace(
  picked: string | null | undefined,
  onPick: (id: string, isOpen: boolean) => void,
): (id: string, isOpen: boolean, row: HTMLElement) => void {
  const held = useRef<Held>(undefined);

  // Runs when the selection changes, after layout and before paint.
  useLayoutEffect(() => {
    if (held.current === undefined) return;
    const { row, top } = held.current;
    held.current = undefined;
    const moved = row.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [picked]);

  return (id, isOpen, row) => {
    held.current = { row, top: row.getBoundingClientRect().top };
    onPick(id, isOpen);
  };
}
