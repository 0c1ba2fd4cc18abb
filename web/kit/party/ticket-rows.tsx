import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Quantity } from '../design/controls/quantity.js';
import { VisuallyHidden } from '../design/layout/visually-hidden.js';
import { Why } from '../design/marks/why.js';

export interface TicketRow {
  readonly code: string;
  /** "Seniors" */
  readonly label: string;
  /** "65 and older. ID at the door" */
  readonly hint: string;
  /** "$20.00", "Free" */
  readonly price: string;
  /** The struck price: the one before a price rule. */
  readonly before: string | undefined;
  /** Why the price differs: "Tuesday morning, −$5". */
  readonly reason: string | undefined;
  readonly count: number;
  readonly most: number;
  /** What the guests of the row cost together; undefined without any. */
  readonly sum: string | undefined;
  /** Why there cannot be more guests, or why the party cannot come like this. */
  readonly limit?: string | undefined;
  readonly refusal?: string | undefined;
}

const List = styled.ul`
  container-type: inline-size;
  border-top: 4px double var(--rule);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s-3);
  align-items: center;
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--line);
  > [role='group'] { grid-column: 2; grid-row: 1 / 3; }
  > p { grid-column: 1 / -1; font: 400 var(--t-2)/1.35 var(--ui); }
  > b { display: none; font: 600 var(--t-3)/1 var(--ui); font-variant-numeric: tabular-nums; text-align: right; }
  &[data-on] { margin-left: -4px; padding-left: var(--s-3); background: linear-gradient(90deg, var(--brass-tint), transparent); border-left: 6px double var(--brass-deep); }
  &[data-refused] { margin-left: -4px; padding-inline: var(--s-3) var(--s-2); background: var(--oxblood-tint); border-left: 6px double var(--oxblood); > p { color: var(--oxblood); font-weight: 500; } }
  @container (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) 11.5rem auto 5.25rem;
    > [role='group'] { grid-column: 3; grid-row: 1; }
    > b { display: block; grid-column: 4; grid-row: 1; }
  }
`;

const Name = styled.div`
  label { display: block; font: 400 var(--t-5)/1.15 var(--title); }
  span { display: block; font: 400 var(--t-2)/1.35 var(--ui); color: var(--fg-soft); }
`;

const Price = styled.div`
  grid-column: 1;
  font: 500 var(--t-3)/1.3 var(--ui);
  font-variant-numeric: tabular-nums;
  s { margin-right: 0.35em; color: var(--fg-soft); font-weight: 400; text-decoration-thickness: 1px; }
  @container (min-width: 36rem) { grid-column: 2; grid-row: 1; }
`;

interface TicketRowsProps {
  readonly label: string;
  readonly rows: readonly TicketRow[];
  readonly onCount: (code: string, count: number) => void;
  /** Id of the form that the fields belong to, if not the surrounding one. */
  readonly form?: string;
}

interface TypeRowProps extends Pick<TicketRowsProps, 'onCount' | 'form'> {
  readonly row: TicketRow;
}

function TypeRow({ row, onCount, form }: TypeRowProps) {
  const id = useId();
  const { code, label, hint, price, before, reason, count, most, sum, limit, refusal } = row;
  const note = refusal ?? limit;
  return (
    <Row data-on={count > 0 || undefined} data-refused={refusal === undefined ? undefined : ''}>
      <Name>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-hint`}>{hint}</span>
      </Name>
      <Price id={`${id}-price`}>
        {before === undefined ? null : (
          <s>
            <Trans>
              <VisuallyHidden>before </VisuallyHidden>
              {before}
            </Trans>
          </s>
        )}
        {price}
        {reason === undefined ? null : <Why>{reason}</Why>}
      </Price>
      <Quantity
        of={label}
        value={count}
        most={most}
        isTyped
        inputId={id}
        form={form}
        describedBy={`${id}-price ${id}-hint${note === undefined ? '' : ` ${id}-note`}`}
        onChange={(wanted) => onCount(code, wanted)}
      />
      <b aria-hidden="true">{sum}</b>
      {note === undefined ? null : <p id={`${id}-note`}>{note}</p>}
    </Row>
  );
}

/** A party by guest type: a row for each, with price and stepper. Rows with guests have a double brass stripe. */
export function TicketRows({ label, rows, ...rest }: TicketRowsProps) {
  return (
    <List aria-label={label}>
      {rows.map((row) => (
        <TypeRow key={row.code} row={row} {...rest} />
      ))}
    </List>
  );
}
