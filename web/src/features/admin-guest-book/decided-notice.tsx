import { useEffect, useRef } from 'react';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import type { Entry } from './entry-words.js';

const SAID = {
  taken_in: ['words are in the guest book', 'They stand on the site within a second.', 'Take back'],
  left_out: ['words are left out', 'They can be taken in later.', 'Put back'],
  held: ['words wait again', 'They are not on the site.', ''],
} as const;

interface DecidedNoticeProps {
  readonly entry: Entry;
  readonly isBusy: boolean;
  readonly undo: () => void;
}

/** What was done last, and the way back. The card with the pressed button is gone: the focus comes here. */
export function DecidedNotice({ entry, isBusy, undo }: DecidedNoticeProps) {
  const [what, then, back] = SAID[entry.state];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="done" title={`${entry.firstName}’s ${what}.`}>
        <p>{then}</p>
        {back === '' ? null : (
          <ToolButton busy={isBusy} onClick={undo}>
            {back}
          </ToolButton>
        )}
      </Notice>
    </div>
  );
}
