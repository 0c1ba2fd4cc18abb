import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { cutCorners } from '../../../../kit/design/frames/cut-corners.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { media } from '../../../../kit/design/media.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import type { DrawingId } from '../../texts/drawing-alts.js';
import { nothingSelected } from '../../texts/media.js';
import { Reel } from './reel.js';

const Empty = styled.div`
  ${nightColors}
  position: relative;
  overflow: clip;
  background: var(--ground);
  > img { width: 100%; height: auto; max-height: 22rem; object-fit: cover; object-position: 50% 40%; }
  ${media.fromDesktop} { > img { position: absolute; inset: 0; height: 100%; max-height: none; } }
`;

/** A title card across the screen, the front page or the open book. */
const TitleCard = styled.p`
  --c: 4px;
  position: absolute;
  left: 50%;
  top: 54%;
  isolation: isolate;
  padding: 0.5rem 1.1rem 0.6rem;
  font: 400 clamp(1.125rem, 0.9rem + 0.9vw, 1.75rem) / 1.1 var(--title);
  white-space: nowrap;
  color: var(--ink);
  text-align: center;
  small { display: block; margin-bottom: 0.3rem; font: 500 0.875rem / 1.2 var(--ui); letter-spacing: 0.06em; text-transform: uppercase; color: var(--brass-ink); }
  translate: -50% -50%;
  &::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--paper-raised); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 0; z-index: -1; border: 10.67px solid transparent; border-image: var(--hair-deep) 16 / 10.67px stretch; }
  ${media.tiny} { white-space: normal; }
`;

/** The tab's empty room while nothing is selected; the prompt is where the item would be. */
function NothingPicked({ room, holds }: Pick<MediaRoomProps, 'room' | 'holds'>) {
  return (
    <Empty data-part="pane">
      <DrawingImage drawing={drawing(room)} />
      <TitleCard>
        <small>{holds}</small>
        {nothingSelected}
      </TitleCard>
    </Empty>
  );
}

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

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly thumb: ReactNode;
}

interface MediaRoomProps {
  readonly label: string;
  /** The drawing of its empty room: a cinema, a reading desk, a wall of books. */
  readonly room: DrawingId;
  /** What is to be had in it: "five films". */
  readonly holds: string;
  readonly rows: readonly Row[];
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
  /** The selected item, in full; `titleId` is for its heading. */
  readonly show: (id: string, titleId: string) => ReactNode;
}

/** One tab: its items on the left, the selected one on the right. */
export function MediaRoom({ label, room, holds, rows, picked, onPick, show }: MediaRoomProps) {
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
      {picked === undefined ? <NothingPicked room={room} holds={holds} /> : null}
    </Room>
  );
}

interface Held {
  readonly row: HTMLElement;
  readonly top: number;
}

/** Keeps the pressed row in place: on a narrow screen, the open item above it closes, and the row would move away from under the finger. */
function useRowInPlace(
  picked: string | undefined,
  onPick: (id: string) => void,
): (id: string, row: HTMLElement) => void {
  const held = useRef<Held>(undefined);

  // Runs when the selection changes, after layout and before paint.
  useLayoutEffect(() => {
    if (picked === undefined || held.current === undefined) return;
    const { row, top } = held.current;
    held.current = undefined;
    const moved = row.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [picked]);

  return (id, row) => {
    held.current = { row, top: row.getBoundingClientRect().top };
    onPick(id);
  };
}
