import { styled } from 'styled-components';
import type { Party } from '../data/manifest.js';
import { PartyTags } from '../parts/party-tags.js';
import { breakable, typesWithProof } from '../parts/party-words.js';

const Row = styled.li`
  border-bottom: 1px solid var(--paper-edge);
  &:last-child { border-bottom: 0; }
  &[data-in] { background: var(--paper); }
  button { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px var(--s-3); align-items: center; width: 100%; height: 100%; min-height: 4rem; padding: var(--s-3) var(--s-4); text-align: left; }
  button:hover { background: var(--paper-sunk); }
  button > :last-child { grid-column: 1 / -1; }
`;

const Name = styled.span`
  font: 600 1.375rem/1.2 var(--ui);
  overflow-wrap: anywhere;
  small { display: block; font: 400 var(--t-2)/1.3 var(--ui); }
  [data-in] & { font-weight: 500; }
  [data-in] &::before { content: ""; display: inline-block; width: 18px; height: 18px; margin-right: 8px; background: var(--felt); clip-path: polygon(0 52%, 14% 38%, 38% 62%, 86% 10%, 100% 24%, 38% 92%); }
`;

const Count = styled.span`
  font: 400 var(--t-3)/1.2 var(--ui);
  text-align: right;
  white-space: nowrap;
  b { font: 600 1.75rem/1 var(--ui); font-variant-numeric: tabular-nums; }
`;

interface PartyRowProps {
  readonly party: Party;
  readonly inside: number;
  /** For lists with several times. */
  readonly hasTime?: boolean;
  /** For times that several tours share. */
  readonly hasTour?: boolean;
  readonly onOpen: (party: Party) => void;
}

/** A row of the day sheet; a press opens the party as if its code had been typed. */
export function PartyRow({ party, inside, hasTime = false, hasTour = false, onOpen }: PartyRowProps) {
  const { name, guests, time, tourName, movedTo } = party;
  const types = typesWithProof(party);
  const found = movedTo ? `to ${movedTo.date}, ${movedTo.time}` : `${time}, ${tourName}`;
  const place = hasTime ? found : hasTour ? tourName : '';
  return (
    <Row data-in={inside >= guests || undefined}>
      <button type="button" onClick={() => onOpen(party)}>
        <Name>
          {breakable(name)}
          {place === '' ? null : <small>{place}</small>}
          {types === undefined ? null : <small>{types}</small>}
        </Name>
        <Count>
          <b>{inside}</b> of {guests} in
        </Count>
        <PartyTags party={party} />
      </button>
    </Row>
  );
}
