import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LeftOutBecause } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Text } from '../../kit/design/type/text.js';
import { AdminForm, FormActions } from '../../kit/desk/form-parts.js';
import { isolated } from '../../kit/lib/names.js';
import { type Entry, entryDates, reasons } from './entry-words.js';

const Card = styled.li`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-4);
  border-top: 1px solid var(--line);
  blockquote { font: italic 400 var(--t-4) / 1.5 var(--text); white-space: pre-line; overflow-wrap: anywhere; }
  > p { color: var(--fg-soft); font-size: var(--t-2); overflow-wrap: anywhere; }
  > p b { color: var(--fg); font-weight: 600; }
  > div { display: flex; flex-wrap: wrap; gap: var(--s-2); }
`;

/** Changes an entry's state, with a reason if it is left out. */
export type Decide = (entry: Entry, state: Entry['state'], because?: LeftOutBecause) => Promise<void>;

interface EntryCardProps {
  readonly entry: Entry;
  /** The words are for the house only. */
  readonly isPrivate: boolean;
  readonly pointedOut: readonly string[];
  readonly isBusy: boolean;
  readonly decide: Decide;
}

/** A visitor's words, and a manager's buttons. */
export function EntryCard({ entry, isPrivate, pointedOut, isBusy, decide }: EntryCardProps) {
  const [isLeavingOut, setIsLeavingOut] = useState(false);
  const { firstName, confirmationCode, state, stars } = entry;
  const dates = (
    <>
      {entryDates(entry)}, <Link to={`/admin/bookings/${confirmationCode}`}>{confirmationCode}</Link>
    </>
  );
  if (isPrivate) {
    return (
      <Card>
        {entry.privateWords === null ? null : <blockquote>{entry.privateWords}</blockquote>}
        <p>
          {stars === null ? '' : `${stars} of 5, `}
          {dates}
        </p>
      </Card>
    );
  }
  const because = reasons.find(([known]) => known === entry.leftOutBecause)?.[1];
  return (
    <Card>
      <blockquote>{entry.words}</blockquote>
      <p>
        {isolated(firstName)}, {dates}.{because ? ` Left out: ${because.toLowerCase()}.` : ''}{' '}
        {pointedOut.length > 0 ? <b>{pointedOut.join(' ')}</b> : null}
      </p>
      {isLeavingOut ? (
        <LeaveOutForm
          name={firstName}
          isBusy={isBusy}
          leaveOut={(why) => decide(entry, 'left_out', why)}
          onClose={() => setIsLeavingOut(false)}
        />
      ) : (
        <div>
          {state === 'taken_in' ? null : (
            <ToolButton
              kind="main"
              busy={isBusy}
              aria-label={`Take in, ${isolated(firstName)}`}
              onClick={() => void decide(entry, 'taken_in')}
            >
              Take in
            </ToolButton>
          )}
          {state === 'left_out' ? null : (
            <ToolButton aria-label={`Leave out, ${isolated(firstName)}`} onClick={() => setIsLeavingOut(true)}>
              Leave out
            </ToolButton>
          )}
        </div>
      )}
    </Card>
  );
}

interface LeaveOutFormProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly leaveOut: (because: LeftOutBecause) => Promise<void>;
  readonly onClose: () => void;
}

function LeaveOutForm({ name, isBusy, leaveOut, onClose }: LeaveOutFormProps) {
  const group = useId();
  const [because, setBecause] = useState<LeftOutBecause>('advertising');
  return (
    <AdminForm
      aria-label={`Leave out ${isolated(name)}’s words`}
      onSubmit={(event) => {
        event.preventDefault();
        void leaveOut(because);
      }}
    >
      <fieldset>
        <legend>Why</legend>
        {reasons.map(([value, words], place) => (
          <label key={value} style={{ display: 'flex', alignItems: 'center', gap: 'var(--s-2)', minHeight: '2.75rem' }}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={because === value}
              ref={place === 0 ? focusOnce : undefined}
              onChange={() => setBecause(value)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <Text soft>The guest isn’t told. It stays on record who left it out, and it can be taken in later.</Text>
      <FormActions>
        <ToolButton type="submit" kind="danger" busy={isBusy}>
          Leave out
        </ToolButton>
        <ToolButton onClick={onClose}>Back</ToolButton>
      </FormActions>
    </AdminForm>
  );
}

/** The pressed button is gone. */
function focusOnce(input: HTMLInputElement | null): void {
  if (input && input.dataset.focused === undefined) {
    input.dataset.focused = '';
    input.focus();
  }
}
