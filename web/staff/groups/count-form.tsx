import { useState } from 'react';
import {
  ChangeGroupCountDocument,
  DraftGroupQuoteDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { isDate } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { StaffGroup } from './group-words.js';
import { type Draft, plannedParts, QuoteStarts, typedParts } from './quote-starts.js';

const schema = z.object({
  reason: lineField().min(3, 'Please give a reason in a few words').max(300, 'At most 300 characters'),
});

interface CountFormProps {
  readonly group: StaffGroup;
  readonly isManager: boolean;
  readonly onClose: () => void;
}

/** Other people, other starts or another day, at the price that was accepted. */
export function CountForm({ group, isManager, onClose }: CountFormProps) {
  const parts = group.quote?.parts ?? [];
  const [day, setDay] = useState(parts[0]?.tourDate ?? '');
  const { data, hasFailed, reload } = useAdminQuery(DraftGroupQuoteDocument, { id: group.id, day }, isDate(day));
  const found = data?.draftGroupQuote;
  const draft = found?.__typename === 'GroupDraft' && found.day === day ? found : undefined;
  const isSameDay = parts.every(({ tourDate }) => tourDate === day);
  return (
    <Stack as="section" gap={3} aria-label={`Change the count of ${group.organization.name}`}>
      <TextField
        label="Day"
        type="date"
        value={day}
        error={undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      {hasFailed ? <ListFailed label="starts" onRetry={() => void reload()} /> : null}
      {!found && !hasFailed && isDate(day) ? <ListLoading label="starts" /> : null}
      {draft ? (
        <PartsForm
          key={day}
          group={group}
          draft={isSameDay ? { ...draft, parts } : draft}
          isManager={isManager}
          onClose={onClose}
        />
      ) : (
        <div>
          <ToolButton onClick={onClose}>Not now</ToolButton>
        </div>
      )}
    </Stack>
  );
}

function PartsForm({ group, draft, isManager, onClose }: CountFormProps & { readonly draft: Draft }) {
  const change = useAdminMutation(ChangeGroupCountDocument, [StaffGroupsDocument, StaffGroupDocument]);
  const [parts, setParts] = useState(() => typedParts(draft));
  const { id, revision, organization } = group;
  const { form, ...sending } = useStaffForm({
    keptAs: `count of ${id}`,
    schema,
    empty: { reason: '' },
    refusedTitle: 'Nothing was changed',
    send: ({ reason }) => change({ id, revision, parts: plannedParts(draft, parts), reason }),
    onDone: () => {
      showToast({ title: 'Changed', text: `${organization.name} has its seats.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Change the count" button="Change it" busyText="Changing..." onClose={onClose}>
      {draft.closed ? <Notice title="No tours on this day">{draft.closed}</Notice> : null}
      <Text>At the price that was accepted: all of it, or nothing. What is let go is offered to those who wait.</Text>
      <QuoteStarts starts={draft.starts} typed={parts} isManager={isManager} onChange={setParts} />
      <ReasonField usual="group" hint="Kept on record" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}
