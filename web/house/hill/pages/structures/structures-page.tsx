import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { Claims } from '../../design/claims.js';
import type { Room } from '../../texts/features.js';
import { Alarm } from './alarm/alarm.js';
import { RoomCards } from './cards/room-cards.js';
import { Hill } from './hill/hill.js';
import { rooms, useOpenRoom } from './hill/use-open-room.js';

const Inside = styled(Page)`
  padding-block: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem) clamp(3rem, 2rem + 4vw, 6rem);
`;

/** /structures: the hill cut open, a look into each of its rooms, and the casino's alarm. */
export function StructuresPage() {
  usePageTitle(
    'Structures',
    'The hill cut open: casino, underground tunnels, tea garden, swimming pool, horse stables and cooling system of Top O’ Hill Terrace, drawn and told.',
  );
  const { room, open, close } = useOpenRoom();
  const openBy = (chosen: Room) => (event: MouseEvent<HTMLElement>) => open(chosen, event.currentTarget);

  return (
    <>
      <Hill room={room} onOpen={openBy} onClose={close} />
      <Terrace>
        <Inside>
          <RoomCards onOpen={openBy} />
          <RoomsInFull />
        </Inside>
      </Terrace>
      <Alarm />
    </>
  );
}

/** The texts of all rooms for readers without scripts. Only in the prerendered page. */
function RoomsInFull() {
  return (
    <noscript>
      {rooms.map(({ id, title, detailedDescription, footing }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {detailedDescription.map((paragraph) => (
            <p key={paragraph}>
              <Claims text={paragraph} />
            </p>
          ))}
          <p>{footing}</p>
        </section>
      ))}
    </noscript>
  );
}
