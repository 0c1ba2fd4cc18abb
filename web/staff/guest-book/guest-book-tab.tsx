import { useEffect, useRef, useState } from 'react';
import {
  DecideGuestBookEntryDocument,
  type GuestBookList,
  StaffFirstNamesDocument,
  StaffGuestBookDocument,
  type StaffGuestBookQuery,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { isolated } from '../../kit/lib/names.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Pager } from '../design/pager.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { ListFilter, ListTools } from '../lists/list-filter.js';
import { type Decide, EntryCard } from './entry-card.js';
import { type Entry, emptyLists } from './entry-words.js';

const SAID = {
  taken_in: ['words are in the guest book', 'They are on the site within a second.', 'Take back'],
  left_out: ['words are left out', 'They can be taken in later.', 'Put back'],
  held: ['words are waiting again', 'They are not on the site.', ''],
} as const;

interface DecidedNoticeProps {
  readonly entry: Entry;
  readonly isBusy: boolean;
  readonly undo: () => void;
}

/** The latest decision, with undo. The card with the pressed button is gone, so this gets the focus. */
function DecidedNotice({ entry, isBusy, undo }: DecidedNoticeProps) {
  const [what, then, back] = SAID[entry.state];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="done" title={`${isolated(entry.firstName)}’s ${what}.`}>
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

const WEB_ADDRESS =
  /https?:|www\.|\b[\p{L}\d-]+\.(?:com|net|org|info|biz|io|us|example|shop|store|online|site|ru|cn|tx)\b/iu;

/** Words that a manager should look at before publishing. They decide nothing. */
export function pointedOut(words: string, staffNames: readonly string[]): readonly string[] {
  const read: readonly string[] = words.toLocaleLowerCase('en-US').match(/\p{L}+/gu) ?? [];
  const firstNames = staffNames.map((name) => name.trim().split(/\s+/)[0]?.toLocaleLowerCase('en-US') ?? '');
  const namesStaff = firstNames.some((name) => name.length > 2 && read.includes(name));
  return [
    ...(WEB_ADDRESS.test(words) ? ['Contains a web address.'] : []),
    ...(namesStaff ? ['Names a member of staff.'] : []),
  ];
}

const A_PAGE = 25;

/** Visitors' words after their visits: managers publish or leave them out, and read what is for the house only. */
export function GuestBookTab() {
  const [list, setList] = useState<GuestBookList>('HELD');
  const [page, setPage] = useState(0);
  const { data, hasFailed, reload } = useAdminQuery(StaffGuestBookDocument, { list, offset: page * A_PAGE });
  const staff = useAdminQuery(StaffFirstNamesDocument, {});
  const send = useAdminMutation(DecideGuestBookEntryDocument, [StaffGuestBookDocument]);
  /** Id of the entry being decided. */
  const [busy, setBusy] = useState<string>();
  const [decided, setDecided] = useState<Entry>();
  const book = data?.guestBookEntries;
  if (hasFailed) return <ListFailed label="guest book" onRetry={() => void reload()} />;
  if (!book) return <ListLoading label="guest book" />;

  const decide: Decide = async ({ id, state: was }, state, because) => {
    setBusy(id);
    const answer = await send({ id, was, state, because: because ?? null });
    setBusy(undefined);
    if (isRefusal(answer)) {
      showToast({ ...formErrorOf('Nothing was changed', answer, () => false), tone: 'refused' });
    } else if (answer !== 'unanswered' && answer.__typename === 'GuestBookEntry') setDecided(answer);
  };
  const names = staff.data?.staffAccounts?.map(({ name }) => name) ?? [];

  return (
    <AdminColumns>
      {decided ? (
        <DecidedNotice
          key={`${decided.id} ${decided.state}`}
          entry={decided}
          isBusy={busy === decided.id}
          undo={() => void decide(decided, 'held')}
        />
      ) : null}
      <AdminSection
        title={titleOf(list, book)}
        tools={
          <ListTools>
            <ListFilter
              label="Which entries"
              options={listsOf(book)}
              value={list}
              onChange={(chosen) => {
                setPage(0);
                setList(chosen);
              }}
            />
          </ListTools>
        }
      >
        <AdminSectionBody>
          {list === 'PRIVATE' ? privateWords(book) : 'Take in or leave out. Words can’t be changed.'}
        </AdminSectionBody>
        {book.entries.length === 0 ? (
          <AdminSectionBody>
            <Text soft>{emptyLists[list]}</Text>
          </AdminSectionBody>
        ) : (
          <ul aria-label="Entries, newest first">
            {book.entries.map((entry) => (
              <EntryCard
                key={`${entry.id} ${entry.state}`}
                entry={entry}
                isPrivate={list === 'PRIVATE'}
                pointedOut={pointedOut(entry.words ?? '', names)}
                isBusy={busy === entry.id}
                decide={decide}
              />
            ))}
          </ul>
        )}
        <Pager label="the guest book" page={page} pageSize={A_PAGE} total={book.total} onPage={setPage} />
      </AdminSection>
    </AdminColumns>
  );
}

type Book = NonNullable<StaffGuestBookQuery['guestBookEntries']>;

function listsOf(book: Book): readonly (readonly [GuestBookList, string])[] {
  return [
    ['HELD', `Waiting (${book.held})`],
    ['TAKEN_IN', `Taken in (${book.takenIn})`],
    ['LEFT_OUT', `Left out (${book.leftOut})`],
    ['PRIVATE', `For the house only (${book.private})`],
  ];
}

function titleOf(list: GuestBookList, { held }: Book): string {
  if (list === 'TAKEN_IN') return 'In the guest book';
  if (list === 'LEFT_OUT') return 'Left out';
  if (list === 'PRIVATE') return 'For the house only';
  if (held === 0) return 'Everything is read';
  return held === 1 ? 'One page waits to be read' : `${held} pages wait to be read`;
}

function privateWords({ starsAverage, starsGiven }: Book): string {
  if (starsAverage === null) return 'Never public.';
  return `Never public. ${starsAverage} stars on average, from ${counted(starsGiven, 'visit')} in the last 30 days.`;
}
