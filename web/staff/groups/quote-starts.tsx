import { styled } from 'styled-components';
import type { DraftGroupQuoteQuery } from '../../generated/staff-operations.js';

export type Draft = Extract<DraftGroupQuoteQuery['draftGroupQuote'], { readonly __typename: 'GroupDraft' }>;
type Start = Draft['starts'][number];

/** As typed. */
export interface TypedPart {
  readonly pupils: string;
  readonly adults: string;
  readonly ownStart: boolean;
}

export type TypedParts = Readonly<Record<string, TypedPart>>;

const none: TypedPart = { pupils: '', adults: '', ownStart: false };

/** What is proposed for a day. */
export function typedParts({ parts }: Draft): TypedParts {
  return Object.fromEntries(
    parts.map(({ tourTime, pupils, adults, ownStart }) => [
      tourTime,
      { pupils: `${pupils}`, adults: `${adults}`, ownStart },
    ]),
  );
}

function countOf(typed: string): number {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** The starts at which somebody comes, as they are sent. */
export function plannedParts({ day, starts }: Draft, typed: TypedParts) {
  const parts = starts.map(({ tourTime }) => {
    const { pupils, adults, ownStart } = typed[tourTime] ?? none;
    return { tourDate: day, tourTime, pupils: countOf(pupils), adults: countOf(adults), ownStart };
  });
  return parts.filter(({ pupils, adults }) => pupils + adults > 0);
}

const Table = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  th, td { padding: var(--s-1) var(--s-2) var(--s-1) 0; text-align: left; font-weight: 400; vertical-align: middle; }
  thead th { font-size: var(--t-1); color: var(--fg-soft); overflow-wrap: normal; }
  th[scope='row'], td:nth-child(2) { white-space: nowrap; }
  input[inputmode] { width: 3.5rem; padding-inline: var(--s-2); }
`;

interface QuoteStartsProps {
  readonly starts: readonly Start[];
  readonly typed: TypedParts;
  /** Can give a group a start of its own. */
  readonly isManager: boolean;
  readonly onChange: (typed: TypedParts) => void;
}

/** Who comes at which start of a day. */
export function QuoteStarts({ starts, typed, isManager, onChange }: QuoteStartsProps) {
  if (starts.length === 0) return null;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Start</th>
          <th scope="col">Seats left</th>
          <th scope="col">Pupils</th>
          <th scope="col">Adults</th>
          {isManager ? <th scope="col">Nobody else</th> : null}
        </tr>
      </thead>
      <tbody>
        {starts.map((start) => {
          const part = typed[start.tourTime] ?? none;
          return (
            <StartRow
              key={start.tourTime}
              start={start}
              typed={part}
              isManager={isManager}
              onChange={(more) => onChange({ ...typed, [start.tourTime]: { ...part, ...more } })}
            />
          );
        })}
      </tbody>
    </Table>
  );
}

interface StartRowProps {
  readonly start: Start;
  readonly typed: TypedPart;
  readonly isManager: boolean;
  readonly onChange: (more: Partial<TypedPart>) => void;
}

function StartRow({ start: { tourTime, remaining }, typed, isManager, onChange }: StartRowProps) {
  return (
    <tr>
      <th scope="row">{tourTime}</th>
      <td>{remaining}</td>
      <td>
        <input
          aria-label={`Pupils at ${tourTime}`}
          inputMode="numeric"
          value={typed.pupils}
          onChange={({ target }) => onChange({ pupils: target.value })}
        />
      </td>
      <td>
        <input
          aria-label={`Adults at ${tourTime}`}
          inputMode="numeric"
          value={typed.adults}
          onChange={({ target }) => onChange({ adults: target.value })}
        />
      </td>
      {isManager ? (
        <td>
          <input
            type="checkbox"
            aria-label={`Nobody else at ${tourTime}`}
            checked={typed.ownStart}
            onChange={({ target }) => onChange({ ownStart: target.checked })}
          />
        </td>
      ) : null}
    </tr>
  );
}
