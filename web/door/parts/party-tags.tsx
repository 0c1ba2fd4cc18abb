import { styled } from 'styled-components';
import { Icon } from '../../kit/design/marks/icon.js';
import { otherLanguage } from '../../kit/words/other-language.js';
import type { Party } from '../data/manifest.js';
import { DoorIcon } from './door-icon.js';

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  padding: 2px 9px 3px;
  font-size: var(--t-2);
  overflow-wrap: anywhere;
  color: var(--ink);
  background: var(--paper-sunk);
  border: 1px solid var(--paper-edge);
  &[data-tone='good'] { background: var(--felt-tint); border-color: var(--felt); }
  &[data-tone='bad'] { background: var(--oxblood-tint); border-color: var(--oxblood); }
  svg { flex: none; }
`;

/** What the door must know of a party. @param hasWaivers whether waivers are shown here */
export function PartyTags({ party, hasWaivers = true }: { readonly party: Party; readonly hasWaivers?: boolean }) {
  const { accessNeeds, waivers, specialRequests, food, toPay, notes = [], answers = [], status } = party;
  const spoken = otherLanguage(party.language);
  return (
    <Tags>
      {status === 'confirmed' ? null : (
        <Tag data-tone="bad">
          <Icon name="close" size={16} />
          {status === 'moved' ? 'Moved' : 'Canceled'}
        </Tag>
      )}
      {toPay && status === 'confirmed' ? <Tag data-tone="bad">To pay: ${toPay}</Tag> : null}
      {spoken === undefined ? null : <Tag>{spoken}</Tag>}
      {accessNeeds ? (
        <Tag>
          <DoorIcon name="access" size={16} />
          {accessNeeds}
        </Tag>
      ) : null}
      {hasWaivers ? (
        <Tag data-tone={waivers.signed < waivers.of ? 'bad' : 'good'}>
          {waivers.signed < waivers.of ? <DoorIcon name="waiver" size={16} /> : <Icon name="check" size={16} />}
          {waiverWords(waivers)}
        </Tag>
      ) : null}
      {specialRequests ? (
        <Tag>
          <DoorIcon name="note" size={16} />
          {specialRequests}
        </Tag>
      ) : null}
      {food ? (
        <Tag>
          <DoorIcon name="food" size={16} />
          {food}
        </Tag>
      ) : null}
      {answers.length > 0 ? (
        <Tag>
          <DoorIcon name="note" size={16} />
          {answers.join('. ')}
        </Tag>
      ) : null}
      {notes.length > 0 ? (
        <Tag>
          <DoorIcon name="note" size={16} />
          {notes.join('. ')}
        </Tag>
      ) : null}
    </Tags>
  );
}

function waiverWords({ signed, of }: Party['waivers']): string {
  if (signed >= of) return of === 1 ? 'Waiver signed' : 'Waivers signed';
  return signed === 0 ? 'No waiver' : `Waivers ${signed} of ${of}`;
}
