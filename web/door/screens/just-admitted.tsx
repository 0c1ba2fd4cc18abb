import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { media } from '../../kit/design/media.js';
import type { DoorPhone, Seen } from '../data/door-phone.js';

/** How long one press undoes an admission. */
const UNDO_MS = 60_000;

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: var(--s-2) var(--gutter);
  background: var(--felt-tint);
  border-bottom: 1px solid var(--felt);
  svg { flex: none; color: var(--felt); }
  p { flex: 1 1 12rem; overflow-wrap: anywhere; }
  ${media.print} { display: none; }
`;

/** What was done about the latest party. */
export interface Done {
  readonly number: number;
  /** With 0 people: nothing is left to undo. */
  readonly seen: Seen;
  /** In words: "Nora Fielding: 3 let in." */
  readonly told: string;
  /** By the phone's clock, in ms since 1970. */
  readonly at: number;
}

interface JustAdmittedProps {
  readonly phone: Pick<DoorPhone, 'keep'>;
  readonly done: Done;
  readonly onUndone: (undone: Done) => void;
}

/** Says who was let in, in the page and over nothing, and takes it back for a minute. */
export function JustAdmitted({ phone, done, onUndone }: JustAdmittedProps) {
  const { seen, told, at } = done;
  const [isOld, setIsOld] = useState(Date.now() - at >= UNDO_MS);
  const [isUndoing, setIsUndoing] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setIsOld(true), UNDO_MS - (Date.now() - at));
    return () => clearTimeout(timer);
  }, [at]);
  const undo = async (): Promise<void> => {
    setIsUndoing(true);
    const back = { people: -seen.people, verdict: 'CORRECTED', overridden: false, reason: 'Undone at once' } as const;
    await phone.keep({ ...seen, ...back, checkMoney: false }).then(
      () => {
        onUndone({
          ...done,
          seen: { ...seen, people: 0 },
          told: `Undone. ${told.split(':')[0]}: ${seen.people} not in.`,
        });
        // The pressed button goes.
        words.current?.focus();
      },
      () => undefined,
    );
    setIsUndoing(false);
  };
  if (isOld) return null;
  return (
    <Strip>
      <Icon name="check" size={22} />
      <p role="status" ref={words} tabIndex={-1}>
        {told}
      </p>
      {seen.people > 0 ? (
        <ToolButton busy={isUndoing} onClick={() => void undo()}>
          Undo
        </ToolButton>
      ) : null}
    </Strip>
  );
}
