import { type FormEvent, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { CalendarTimesDocument, CloseDayDocument, ClosurePreviewDocument } from '../../generated/staff-operations.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { AdminForm } from '../../kit/desk/form-parts.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { dateAfter, isDate, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import type { z } from '../../kit/lib/zod.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useCalendarForm, useCalendarMutation } from '../data/use-calendar-change.js';
import { ReasonField } from '../forms/reason-field.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import { KeptNotice } from '../forms/staff-form.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { BannerField } from './banner-field.js';
import { calendarSearch } from './calendar-address.js';
import { closedWords } from './calendar-words.js';
import { ChoicesField } from './choices-field.js';
import { bannerOf, closing, openClosing, type TypedClosing } from './closing-schema.js';
import { ConfirmClosing } from './confirm-closing.js';
import { MomentPair } from './moment-pair.js';

const Columns = styled(AdminColumns)`
  @media (min-width: 80rem) { grid-template-columns: minmax(0, 1fr) 26rem; align-items: start; }
`;

const Body = styled(AdminSectionBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

interface CloseDayFormProps {
  /** The form starts with this day. */
  readonly date: string;
  readonly onLeave: () => void;
  /** @param date the first closed day, which can be another one */
  readonly onClosed: (date: string) => void;
}

/** Closes a day: choices, a live count of the consequences, and the number of parties typed to confirm. */
export function CloseDayForm({ date, onLeave, onClosed }: CloseDayFormProps) {
  const close = useCalendarMutation(CloseDayDocument, 'AlreadyClosed');
  const { form, isSubmitting, error, submit, kept } = useCalendarForm({
    keptAs: `closing of ${date}`,
    schema: closing,
    empty: openClosing(date),
    send: ({ confirmed: _, message, banner, ...input }) =>
      // Sent to everybody who books until then.
      close({
        input: {
          ...input,
          ...bannerOf(banner, input.date),
          message: isEmpty && message === '' ? 'We are closed.' : message,
        },
      }),
    after: (typed) => typed,
    onDone: (answer, { date: first }) => {
      const link = { to: `/admin${calendarSearch({ view: 'day', date: first })}`, label: 'See their answers' };
      if (answer.__typename === 'DayClosed') {
        showToast({ ...closedWords(answer.closure), ...(answer.closure.parties > 0 ? { link } : {}), tone: 'done' });
      }
      onClosed(first);
    },
  });
  const [first, until, times, confirmed] = form.watch(['date', 'until', 'times', 'confirmed']);
  const span = { date: first, until: until || null, times: times.length === 0 ? null : times };
  const { data, hasFailed, reload } = useAdminQuery(ClosurePreviewDocument, span, isDate(first));
  const preview = data?.previewClosure.__typename === 'ClosurePreview' ? data.previewClosure : undefined;
  const isEmpty: boolean = preview?.parties === 0;
  const isConfirmed = isEmpty || (preview !== undefined && confirmed.trim() === String(preview.parties));

  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isConfirmed) await submit();
    else if (preview) {
      const message = `Please type ${preview.parties}, the number of parties`;
      form.setError('confirmed', { message }, { shouldFocus: true });
    }
  };

  return (
    <AdminForm noValidate onSubmit={(event) => void confirm(event)}>
      <Columns>
        <AdminSection
          title={isDate(first) ? `Close ${longDate(first)}` : 'Close a day'}
          headingProps={{ tabIndex: -1 }}
          tools={<ToolButton onClick={onLeave}>Leave open</ToolButton>}
        >
          <Body>
            <KeptNotice kept={kept} />
            <ClosingFields form={form} isEmpty={isEmpty} />
          </Body>
        </AdminSection>
        <AdminSection title="What happens" busy={preview === undefined && !hasFailed}>
          <Body aria-live="polite">
            {hasFailed ? (
              <ListFailed label="number of parties" onRetry={() => void reload()} />
            ) : preview ? (
              <ConfirmClosing
                preview={preview}
                parties={isDate(until) && until !== first ? undefined : { date: first, times }}
                field={fieldProps(form, 'confirmed')}
                isConfirmed={isConfirmed}
                isBusy={isSubmitting}
                error={error}
              />
            ) : (
              <p>Counting...</p>
            )}
          </Body>
        </AdminSection>
      </Columns>
    </AdminForm>
  );
}

interface ClosingFieldsProps {
  readonly form: UseFormReturn<TypedClosing, unknown, z.output<typeof closing>>;
  /** Nobody has booked. */
  readonly isEmpty: boolean;
}

/** Opens on tomorrow when all tours of today have started. Days and times, reason, and what the parties are told and offered. */
function ClosingFields({ form, isEmpty }: ClosingFieldsProps) {
  const [date, times] = form.watch(['date', 'times']);
  const day = useAdminQuery(CalendarTimesDocument, { from: date, to: date }, isDate(date)).data?.staffCalendar?.days[0];
  const isOver =
    date === venueToday() && day?.date === date && day.times.every(({ startsAt }) => Date.parse(startsAt) < Date.now());
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isOver && !isDirty) form.resetField('date', { defaultValue: dateAfter(date, 1) });
  }, [isOver, isDirty, date, form]);
  return (
    <>
      <MomentPair>
        <TextField label="Day" type="date" {...fieldProps(form, 'date')} />
        <TextField label="Until (for several days)" type="date" {...fieldProps(form, 'until')} />
      </MomentPair>
      <ChoicesField
        legend="Only some times; none chosen closes the whole day"
        options={(day?.starts ?? []).map((time) => ({ label: time, value: time }))}
        chosen={times}
        onChoose={(chosen) => form.setValue('times', chosen)}
        error={form.formState.errors.times?.message}
      />
      <MomentPair>
        <ReasonField usual="closing" label="Reason, shown to visitors" {...fieldProps(form, 'reason')} />
        <BannerField {...fieldProps(form, 'banner')} />
      </MomentPair>
      {isEmpty ? null : (
        <>
          <TextField
            label="Answer by"
            hint="If empty: noon of the day before"
            type="datetime-local"
            {...fieldProps(form, 'deadline')}
          />
          <TextAreaField
            label="Message to the guests"
            hint="Times, seats and buttons are added automatically."
            rows={4}
            {...fieldProps(form, 'message')}
          />
          <SpanishFields form={form} fields={[{ name: 'messageEs', label: 'Message to the guests', rows: 4 }]} />
          <SelectField label="Parties that have not answered by then" {...fieldProps(form, 'policy')}>
            <option value="refund">Are canceled and fully refunded</option>
            <option value="move">Move to the first time held for them, or get a refund</option>
            <option value="keep">Stay open: the desk handles each one</option>
          </SelectField>
        </>
      )}
    </>
  );
}
