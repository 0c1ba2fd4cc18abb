import { useState } from 'react';
import {
  DraftGroupQuoteDocument,
  type GroupQuoteInput,
  PreviewGroupQuoteDocument,
  type PreviewGroupQuoteQuery,
  SendGroupQuoteDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { AdminForm, FieldPair, FormActions } from '../../kit/desk/form-parts.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { freeWords } from '../../kit/group/free-words.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { sentences } from '../../kit/lib/sentences.js';
import { isDate } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { parsePrice } from '../forms/price-schema.js';
import { useSettled } from '../lists/use-settled.js';
import type { StaffGroup } from './group-words.js';
import { QuoteExtras, type TypedExtra } from './quote-extras.js';
import { type Draft, plannedParts, QuoteStarts, typedParts } from './quote-starts.js';
import { QuoteLines } from './quote-view.js';

interface QuoteFormProps {
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

/** Quotes what fits into a day; the desk can change who comes when. */
export function QuoteForm({ group, onClose }: QuoteFormProps) {
  const [day, setDay] = useState(group.quote?.parts[0]?.tourDate ?? group.preferredDays[0]?.day ?? '');
  const { data, hasFailed, reload } = useAdminQuery(DraftGroupQuoteDocument, { id: group.id, day }, isDate(day));
  const draft = data?.draftGroupQuote;
  return (
    <Stack as="section" gap={3} aria-label={`Quote ${group.organization.name}`}>
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
        <PriceForm key={day} group={group} draft={draft} onClose={onClose} />
      ) : (
        <div>
          <ToolButton onClick={onClose}>Not now</ToolButton>
        </div>
      )}
    </Stack>
  );
}

interface PriceFormProps extends QuoteFormProps {
  readonly draft: Draft;
}

/** Who comes when, what it costs, and the press that quotes it. */
function PriceForm({ group, draft, onClose }: PriceFormProps) {
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
    parts: plannedParts(draft, parts),
    extras: extras.map(({ amount, ...extra }) => ({ ...extra, amount: parsePrice(amount) ?? amount })),
    ...(isManager && { withoutDeposit, rate: rate.trim() === '' ? null : (parsePrice(rate) ?? rate) }),
  };
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
      <DayNotice group={group} draft={draft} />
      <QuoteStarts starts={draft.starts} typed={parts} isManager={isManager} onChange={setParts} />
      <QuoteExtras extras={extras} onChange={setExtras} />
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
        {input.parts.length === 0 ? <Text soft>Write who comes at which start.</Text> : <Price of={preview} />}
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

function DayNotice({ group, draft: { closed, missing } }: Pick<PriceFormProps, 'group' | 'draft'>) {
  if (closed) return <Notice title="No tours on this day">{closed}</Notice>;
  if (missing === 0) return null;
  return (
    <Notice title={`${missing} people find no seat on this day`}>
      {peopleWords(group)} are too many for what is left. Choose another day, or quote fewer.
    </Notice>
  );
}

type Preview = PreviewGroupQuoteQuery['previewGroupQuote'];

function Price({ of: preview }: { readonly of: Preview | undefined }) {
  if (!preview) return <Text soft>Looking at the price...</Text>;
  if (preview.__typename === 'GroupQuote')
    return (
      <>
        <QuoteLines quote={preview} caption={`Price of ${peopleWords(preview)}`} />
        <Text soft kind="small">
          {freeWords(preview)}
        </Text>
      </>
    );
  return (
    <Notice tone="refused" title="This cannot be quoted">
      {'fields' in preview ? sentences(preview.fields.map(({ message }) => message)) : preview.message}
    </Notice>
  );
}

/** What would be quoted, once nothing was typed for a moment; undefined while that is not known. */
function usePreview(id: string, input: GroupQuoteInput): Preview | undefined {
  const typed = JSON.stringify(input);
  const settled = useSettled(typed, () => undefined);
  const isAsked = input.parts.length > 0;
  const variables = { id, input: JSON.parse(settled) as GroupQuoteInput };
  const { data, isLoading } = useAdminQuery(PreviewGroupQuoteDocument, variables, isAsked);
  return isAsked && settled === typed && !isLoading ? data?.previewGroupQuote : undefined;
}
