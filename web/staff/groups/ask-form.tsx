import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { AskForGroupDocument, StaffGroupsDocument, StaffTourNamesDocument } from '../../generated/staff-operations.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { type FieldForm, fieldProps } from '../../kit/lib/field-props.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { dateAfter, venueToday } from '../../kit/lib/venue-dates.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { askSchema, emptyAsk, shownAt, type TypedAsk } from './ask-schema.js';
import { kindWords, paymentWords } from './group-words.js';
import { KnownOrganizations } from './known-organizations.js';

/** How far ahead groups ask. */
const YEAR_DAYS = 365;

const once = sendOnce('group-ask');

interface AskFormProps {
  /** @param id of the group */
  readonly onAsked: (id: string) => void;
  readonly onClose: () => void;
}

/** Writes down what somebody asks for on the telephone. */
export function AskForm({ onAsked, onClose }: AskFormProps) {
  const ask = useAdminMutation(AskForGroupDocument, [StaffGroupsDocument]);
  const [known, setKnown] = useState<{ readonly id: string; readonly name: string }>();
  const { form, ...sending } = useStaffForm({
    keptAs: 'group that calls',
    schema: askSchema,
    empty: emptyAsk,
    refusedTitle: 'The group was not written down',
    unanswered: { title: 'No answer from the server', text: 'Send it again: the group is written down once.' },
    send: async ({ day, from, until, otherDay, grade, accessNeeds, note, ...read }) => {
      const isKnown = known?.name === read.organizationName;
      const preferredDays = [
        { day, from: from || null, until: until || null },
        ...(otherDay ? [{ day: otherDay }] : []),
      ];
      const input = {
        ...read,
        ...{ preferredDays, grade: grade || null, accessNeeds: accessNeeds || null, note: note || null },
      };
      const asked = { input, organizationId: isKnown ? known.id : null };
      const answer = await once(asked, (idempotencyKey) => ask({ ...asked, idempotencyKey }));
      if (answer === 'unanswered' || answer.__typename !== 'InvalidInput') return answer;
      const fields = answer.fields.map(({ field, message }) => ({ field: shownAt[field] ?? field, message }));
      return { ...answer, fields };
    },
    onDone: (answer) => {
      if (answer.__typename !== 'Group') return;
      showToast({ title: 'Written down', text: `Its number is ${answer.number}. Quote a price next.`, tone: 'done' });
      onAsked(answer.id);
    },
  });
  const name = form.watch('organizationName');
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AdminSection title="A group calls" headingProps={{ ref: heading, tabIndex: -1 }}>
      <AdminSectionBody>
        <StaffForm
          of={sending}
          aria-label="A group calls"
          style={{ maxWidth: '46rem' }}
          button="Write it down"
          busyText="Saving..."
          onClose={onClose}
        >
          <FieldPair>
            <TextField label="Organization" autoComplete="off" {...fieldProps(form, 'organizationName')} />
            <ChoiceField label="What it is" words={kindWords} {...fieldProps(form, 'organizationKind')} />
          </FieldPair>
          <KnownOrganizations
            name={name}
            isChosen={known?.name === name.trim()}
            onChoose={(organization) => {
              setKnown(organization);
              form.setValue('organizationName', organization.name);
              form.setValue('organizationKind', organization.kind);
            }}
          />
          <CallerFields form={form} />
          <VisitFields form={form} />
          <ChoiceField label="They pay by" words={paymentWords} {...fieldProps(form, 'paysBy')} />
          <TextAreaField
            label="Where bills go (optional)"
            hint="Address, a line each"
            rows={3}
            maxLength={300}
            {...fieldProps(form, 'address')}
          />
          <TextAreaField
            label="Access needs (optional)"
            hint="Guides and the desk see this. Plain words, no diagnosis"
            rows={2}
            maxLength={300}
            {...fieldProps(form, 'accessNeeds')}
          />
          <TextAreaField label="Note (optional)" rows={2} maxLength={1000} {...fieldProps(form, 'note')} />
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

interface ChoiceFieldProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  readonly words: Readonly<Record<string, string>>;
}

function ChoiceField({ words, ...rest }: ChoiceFieldProps) {
  return (
    <SelectField {...rest}>
      {Object.entries(words).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

interface FieldsProps {
  readonly form: FieldForm<TypedAsk>;
}

function CallerFields({ form }: FieldsProps) {
  return (
    <FieldPair>
      <TextField label="Who calls" autoComplete="off" {...fieldProps(form, 'organizerName')} />
      <TextField label="Phone" type="tel" autoComplete="off" {...fieldProps(form, 'organizerPhone')} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="Read it back letter by letter"
        {...fieldProps(form, 'organizerEmail')}
      />
    </FieldPair>
  );
}

function VisitFields({ form }: FieldsProps) {
  const tours = useAdminQuery(StaffTourNamesDocument, {}).data?.tours ?? [];
  const offered = tours.filter(({ soldByParty }) => !soldByParty);
  const days = { type: 'date', min: venueToday(), max: dateAfter(venueToday(), YEAR_DAYS) };
  return (
    <>
      <FieldPair>
        <TextField label="Pupils" inputMode="numeric" autoComplete="off" {...fieldProps(form, 'pupils')} />
        <TextField
          label="Adults"
          hint="Not a driver who stays with the bus"
          inputMode="numeric"
          autoComplete="off"
          {...fieldProps(form, 'adults')}
        />
        <TextField label="Grade (optional)" autoComplete="off" {...fieldProps(form, 'grade')} />
      </FieldPair>
      <SelectField label="Tour" {...fieldProps(form, 'tourId')}>
        <option value="">Choose a tour</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FieldPair>
        <TextField label="Day" {...days} {...fieldProps(form, 'day')} />
        <TextField label="Not before (optional)" placeholder="9:00 AM" {...fieldProps(form, 'from')} />
        <TextField label="Not after (optional)" placeholder="1:00 PM" {...fieldProps(form, 'until')} />
        <TextField label="Another day (optional)" {...days} {...fieldProps(form, 'otherDay')} />
      </FieldPair>
    </>
  );
}
