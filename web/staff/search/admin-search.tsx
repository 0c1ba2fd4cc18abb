import {
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { SearchEverywhereDocument } from '../../generated/staff-operations.js';
import { Input } from '../../kit/design/controls/input-style.js';
import { VisuallyHidden, visuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { ToolIcon } from '../../kit/design/marks/tool-icon.js';
import { media } from '../../kit/design/media.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { FoundList } from './found-list.js';
import { type FoundGroup, type FoundPlace, foundPages, foundRecords } from './found-places.js';

/** Pause in typing before the search is sent. */
const SEARCH_DELAY_MS = 300;
/** Fewer letters find too much. */
const MIN_LENGTH = 2;

interface Search {
  /** Groups with results; undefined until the latest text has been searched for. */
  readonly groups: readonly FoundGroup[] | undefined;
  readonly hasFailed: boolean;
}

/** Searches bookings, payment links, orders, messages and these pages. Guides and operators find pages only (product.md §6). */
function useSearch(text: string, pages: readonly FoundPlace[]): Search {
  const role = useRole();
  const search = text.trim();
  const [sent, setSent] = useState('');
  const isLongEnough = search.length >= MIN_LENGTH;
  const isAllowed = role === 'desk' || role === 'manager';
  const isAsked = isAllowed && sent.length >= MIN_LENGTH;
  const variables = { search: sent, code: sent.toUpperCase() };
  const { data, isLoading, hasFailed } = useAdminQuery(SearchEverywhereDocument, variables, isAsked);

  useEffect(() => {
    const timer = setTimeout(() => setSent(search), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search]);

  if (!isLongEnough || (isAllowed && !hasFailed && (sent !== search || isLoading))) {
    return { groups: undefined, hasFailed: false };
  }
  const records = isAllowed && data && !hasFailed ? foundRecords(data) : [];
  const groups = [...records, foundPages(pages, search)].filter(({ places }) => places.length > 0);
  return { groups, hasFailed };
}

const Place = styled.form`
  position: relative;
  flex: 0 1 22rem;
  margin-left: auto;
  label { ${visuallyHidden} }
  > svg { position: absolute; left: 0.75rem; top: 0.75rem; color: var(--fg-soft); pointer-events: none; }
  input { min-height: var(--target); padding-block: 0.375rem; padding-left: 2.5rem; }
  kbd {
    position: absolute;
    right: 0.625rem;
    top: 0.72rem;
    padding: 2px 6px;
    font: 500 0.75rem/1.3 var(--ui);
    color: var(--fg-soft);
    background: var(--ground);
    border: 1px solid var(--line);
    pointer-events: none;
  }
  input:focus ~ kbd, input:not(:placeholder-shown) ~ kbd { display: none; }
  ${media.belowTablet} { order: 3; flex: 1 1 100%; margin: 0 0 var(--s-2); kbd { display: none; } }
`;

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Focuses the field on Ctrl K or ⌘ K, unless a dialog is open. @returns the keys in words */
function useSearchKeys(field: RefObject<HTMLInputElement | null>): string {
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isWanted || event.key.toLowerCase() !== 'k' || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [field]);

  return isApple() ? '⌘ K' : 'Ctrl K';
}

/** Arrow keys move from a search field down its links, and back up to the field. */
function moveAmongLinks(event: KeyPress<HTMLElement>, field: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface AdminSearchProps {
  readonly pages: readonly FoundPlace[];
  /** e.g. "Name, e-mail, phone or code" */
  readonly placeholder: string;
}

/** Finds bookings, callers who have not paid, orders, messages and pages while typing. Ctrl K focuses it, Enter opens the first result. */
export function AdminSearch({ pages, placeholder }: AdminSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [goesToFirst, setGoesToFirst] = useState(false);
  const { groups, hasFailed } = useSearch(text, pages);
  const first = groups?.[0]?.places[0];
  const keys = useSearchKeys(input);

  const close = (): void => {
    setIsOpen(false);
    setText('');
  };

  // Enter can come before the answer.
  useEffect(() => {
    if (!goesToFirst || groups === undefined) return;
    setGoesToFirst(false);
    if (first === undefined) return;
    setIsOpen(false);
    setText('');
    void navigate(first.to);
  }, [goesToFirst, groups, first, navigate]);

  const onKeyDown = (event: KeyPress<HTMLFormElement>): void => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      input.current?.focus();
    } else moveAmongLinks(event, input.current);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <Place
      role="search"
      aria-label="Admin Panel"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        setGoesToFirst(true);
      }}
    >
      <label htmlFor={id}>Find a booking, an order, a message or a page</label>
      <ToolIcon name="search" size={20} />
      <Input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        aria-keyshortcuts="Control+K Meta+K"
        value={text}
        onFocus={() => setIsOpen(true)}
        onChange={({ target }) => {
          setText(target.value);
          setIsOpen(true);
          setGoesToFirst(false);
        }}
      />
      <kbd>{keys}</kbd>
      {isOpen && text.trim() !== '' ? <FoundList groups={groups} hasFailed={hasFailed} onFollow={close} /> : null}
      <VisuallyHidden role="status">
        {isOpen && groups ? foundText(groups.reduce((sum, { places }) => sum + places.length, 0)) : ''}
      </VisuallyHidden>
    </Place>
  );
}

function foundText(count: number): string {
  return count === 0 ? 'Nothing found' : `${count} found`;
}
