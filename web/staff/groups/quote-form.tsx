import { useState } from 'react';
import { styled } from 'styled-components';
import { GOODS_TAX_CODES } from '../../../services/shared/contracts/src/catalog/goods-tax-codes.js';
import {
  DraftGroupQuoteDocument,
  type DraftGroupQuoteQuery,
  type GroupQuoteInput,
  PreviewGroupQuoteDocument,
  SendGroupQuoteDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { AdminForm, FieldPair, FormActions } from '../../kit/desk/form-parts.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { sentences } from '../../kit/lib/sentences.js';
import { isDate } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { parsePrice } from '../forms/price-schema.js';
import { useSettled } from '../lists/use-settled.js';
import { peopleWords, type StaffGroup } from './group-words.js';
import { QuoteLines } from './quote-view.js';

type Draft = Extract<DraftGroupQuoteQuery['draftGroupQuote'], { readonly __typename: 'GroupDraft' }>;
type Start = Draft['starts'][number];

/** As typed. */
interface TypedPart {
  readonly pupils: string;
  readonly adults: string;
  readonly ownStart: boolean;
}

interface TypedExtra {
  readonly label: string;
  readonly amount: string;
  readonly taxCode: string;
}

const none: TypedPart = { pupils: '', adults: '', ownStart: false };

const Starts = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  th, td { padding: var(--s-1) var(--s-3) var(--s-1) 0; text-align: left; font-weight: 400; vertical-align: middle; }
  thead th { font-size: var(--t-1); color: var(--fg-soft); }
  input[inputmode] { width: 4.5rem; }
`;

interface QuoteFormProps {
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

/** Quotes what fits into a day; the desk can change who comes when. */
export function QuoteForm({ group, onClose }: QuoteFormProps) {
  const [day, setDay] = useState(group.quote?.parts[0]?.tourDate ?? group.wishes[0]?.day ?? '');
  const { data, hasFailed, reload } = useAdminQuery(DraftGroupQuoteDocument, { id: group.id, day }, isDate(day));
  const draft = data?.draftGroupQuote;
  return (
    <section aria-label={`Quote ${group.organization.name}`}>
      <TextField
        label="Day"
        type="date"
        value={day}
        error={draft && draft.__typename !== 'GroupDraft' ? draft.message : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      {hasFailed ? <ListFailed label="starts" onRetry={() => void reload()} /> : null}
      {!draft && !hasFailed && isDate(day) ? <ListLoading label="starts" /> : null}
      {draft?.__typename === 'GroupDraft' && draft.day === day ? (
        <PartsForm key={day} group={group} draft={draft} onClose={onClose} />
      ) : (
        <ToolButton onClick={onClose}>Not now</ToolButton>
      )}
    </section>
  );
}

interface PartsFormProps extends QuoteFormProps {
  readonly draft: Draft;
}

function typedParts(draft: Draft): Record<string, TypedPart> {
  return Object.fromEntries(
    draft.parts.map(({ tourTime, pupils, adults, ownStart }) => [
      tourTime,
      { pupils: `${pupils}`, adults: `${adults}`, ownStart },
    ]),
  );
}

const countOf = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0);

function PartsForm({ group, draft, onClose }: PartsFormProps) {
  const isManager = useRole() === 'manager';
  const [parts, setParts] = useState(() => typedParts(draft));
  const [extras, setExtras] = useState<readonly TypedExtra[]>([]);
  const [rate, setRate] = useState('');
  const [withoutDeposit, setWithoutDeposit] = useState(false);
  const { id, revision, organization } = group;
  const { act, isBusy } = useStaffAction(SendGroupQuoteDocument, {
    queries: [StaffGroupsDocument, StaffGroupDocument],
    made: 'Group',
    done: () => {
      onClose();
      return { title: 'Quoted', text: `${organization.name} has a quote. Print it, or read it out.` };
    },
    failed: 'The server did not answer. Look at the group again before you quote once more.',
  });
  const input: GroupQuoteInput = {
    parts: draft.starts
      .map(({ tourTime }) => ({ tourTime, ...(parts[tourTime] ?? none) }))
      .map(({ tourTime, ownStart, pupils, adults }) => ({
        ...{ tourDate: draft.day, tourTime, ownStart },
        ...{ pupils: countOf(pupils), adults: countOf(adults) },
      }))
      .filter(({ pupils, adults }) => pupils + adults > 0),
    extras: extras.map(({ amount, ...extra }) => ({ ...extra, amount: parsePrice(amount) ?? amount })),
    ...(isManager && { withoutDeposit, rate: rate.trim() === '' ? null : (parsePrice(rate) ?? rate) }),
  };
  const change = (time: string, more: Partial<TypedPart>) =>
    setParts((before) => ({ ...before, [time]: { ...(before[time] ?? none), ...more } }));
  const changeExtra = (place: number, more: Partial<TypedExtra>) =>
    setExtras((before) => before.map((extra, at) => (at === place ? { ...extra, ...more } : extra)));
  const preview = usePreview(id, input);
  const isReady = preview?.__typename === 'GroupQuote';

  return (
    <AdminForm
      noValidate
      aria-label="Quote"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void act({ id, revision, input });
      }}
    >
      {draft.closed ? <Notice title="No tours on this day">{draft.closed}</Notice> : null}
      {draft.missing > 0 && !draft.closed ? (
        <Notice title={`${draft.missing} people find no seat on this day`}>
          {peopleWords(group)} are too many for what is left. Choose another day, or quote fewer.
        </Notice>
      ) : null}
      {draft.starts.length > 0 ? (
        <Starts>
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
            {draft.starts.map((start) => (
              <StartRow
                key={start.tourTime}
                start={start}
                typed={parts[start.tourTime] ?? none}
                isManager={isManager}
                onChange={(more) => change(start.tourTime, more)}
              />
            ))}
          </tbody>
        </Starts>
      ) : null}
      {extras.map((extra, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only added and taken away at the end
        <FieldPair key={place}>
          <TextField
            label="What they buy besides"
            maxLength={80}
            autoComplete="off"
            value={extra.label}
            error={undefined}
            onChange={({ target }) => changeExtra(place, { label: target.value })}
          />
          <TextField
            label="For all of it, $"
            inputMode="decimal"
            autoComplete="off"
            value={extra.amount}
            error={undefined}
            onChange={({ target }) => changeExtra(place, { amount: target.value })}
          />
          <SelectField
            label="Taxed as"
            value={extra.taxCode}
            error={undefined}
            onChange={({ target }) => changeExtra(place, { taxCode: target.value })}
          >
            {GOODS_TAX_CODES.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectField>
        </FieldPair>
      ))}
      <div>
        <ToolButton onClick={() => setExtras([...extras, { label: '', amount: '', taxCode: GOODS_TAX_CODES[0] }])}>
          Add something
        </ToolButton>{' '}
        {extras.length > 0 ? (
          <ToolButton onClick={() => setExtras(extras.slice(0, -1))}>Take the last one away</ToolButton>
        ) : null}
      </div>
      {isManager ? (
        <FieldPair>
          <TextField
            label="Another price for each, $"
            hint="Empty: the rate of the tour"
            inputMode="decimal"
            autoComplete="off"
            value={rate}
            error={undefined}
            onChange={({ target }) => setRate(target.value)}
          />
          <CheckboxField
            label="Without a deposit"
            checked={withoutDeposit}
            onChange={({ target }) => setWithoutDeposit(target.checked)}
          />
        </FieldPair>
      ) : null}
      <div aria-live="polite">
        {preview && preview.__typename === 'GroupQuote' ? (
          <QuoteLines quote={preview} caption={`Price of ${peopleWords(preview)}`} />
        ) : null}
        {preview && preview.__typename !== 'GroupQuote' && input.parts.length > 0 ? (
          <Notice tone="refused" title="This cannot be quoted">
            {'fields' in preview ? sentences(preview.fields.map(({ message }) => message)) : preview.message}
          </Notice>
        ) : null}
        {input.parts.length === 0 ? <Text soft>Write who comes at which start.</Text> : null}
      </div>
      <FormActions>
        <ToolButton type="submit" kind="main" busy={isBusy} busyText="Quoting..." disabled={!isReady}>
          Quote
        </ToolButton>
        <ToolButton onClick={onClose}>Not now</ToolButton>
      </FormActions>
    </AdminForm>
  );
}

/** What would be quoted, once nothing was typed for a moment; undefined while that is not known. */
function usePreview(id: string, input: GroupQuoteInput) {
  const typed = JSON.stringify(input);
  const settled = useSettled(typed, () => undefined);
  const isAsked = input.parts.length > 0;
  const variables = { id, input: JSON.parse(settled) as GroupQuoteInput };
  const { data, isLoading } = useAdminQuery(PreviewGroupQuoteDocument, variables, isAsked);
  return isAsked && settled === typed && !isLoading ? data?.previewGroupQuote : undefined;
}

interface StartRowProps {
  readonly start: Start;
  readonly typed: TypedPart;
  readonly isManager: boolean;
  readonly onChange: (more: Partial<TypedPart>) => void;
}

function StartRow({ start: { tourTime, remaining, capacity }, typed, isManager, onChange }: StartRowProps) {
  return (
    <tr>
      <th scope="row">{tourTime}</th>
      <td>
        {remaining} of {capacity}
      </td>
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
