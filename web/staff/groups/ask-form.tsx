import { useState } from 'react';
import { AskForGroupDocument, FoundOrganizationsDocument, StaffGroupsDocument, StaffTourNamesDocument } from '../../generated/staff-operations.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Row } from '../../kit/design/layout/stack.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { emailField, lineField, linesField } from '../../kit/lib/typed-text.js';
import { dateAfter, isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { useSettled } from '../lists/use-settled.js';
import { kindWords, paymentWords } from './group-words.js';

/** How far ahead groups ask. */
const YEAR_DAYS = 365;

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as [Key, ...Key[]];

const count = (what: string) =>
  lineField()
    .regex(/^\d{0,4}$/, `Please write how many ${what} come`)
    .transform(Number);
const needed = (what: string, most: number) =>
  lineField().min(1, `${what} is needed`).max(most, `At most ${most} characters`);

const schema = z.object({
  organizationName: needed('The name', 100),
  organizationKind: z.enum(keysOf(kindWords)),
  address: linesField().max(300, 'At most 300 characters'),
  organizerName: needed('The name', 100),
  organizerEmail: emailField,
  organizerPhone: needed('The phone', 40),
  tourId: z.string().min(1, 'Please choose a tour'),
  pupils: count('pupils'),
  adults: count('adults'),
  grade: lineField().max(40, 'At most 40 characters'),
  day: z.string().refine(isDate, 'Please choose a day'),
  from: lineField(),
  until: lineField(),
  otherDay: z.union([z.literal(''), z.string().refine(isDate, 'Please choose a day')]),
  paysBy: z.enum(keysOf(paymentWords)),
  accessNeeds: linesField().max(300, 'At most 300 characters'),
  note: linesField().max(1000, 'At most 1000 characters'),
});

type Typed = z.input<typeof schema>;

const empty: Typed = {
  ...{ organizationName: '', organizationKind: 'school', address: '' },
  ...{ organizerName: '', organizerEmail: '', organizerPhone: '', tourId: '', pupils: '', adults: '', grade: '' },
  ...{ day: '', from: '', until: '', otherDay: '', paysBy: 'purchase_order', accessNeeds: '', note: '' },
};

/** Fields of the server that are called otherwise here. */
const shownAt: Readonly<Record<string, keyof Typed>> = {
  'wishes.0.day': 'day',
  'wishes.1.day': 'otherDay',
  'wishes.0.from': 'from',
  'wishes.0.until': 'until',
};

const once = sendOnce('group-ask');

interface AskFormProps {
  /** @param id of the group */
  readonly onAsked: (id: string) => void;
  readonly onClose: () => void;
}

/** Writes down what somebody asks for on the telephone. */
export function AskForm({ onAsked, onClose }: AskFormProps) {
  const ask = useAdminMutation(AskForGroupDocument, [StaffGroupsDocument]);
  const tours = useAdminQuery(StaffTourNamesDocument, {}).data?.tours ?? [];
  const offered = tours.filter(({ type }) => type !== 'private');
  const [known, setKnown] = useState<{ readonly id: string; readonly name: string }>();
  const { form, ...sending } = useStaffForm({
    keptAs: 'group that calls',
    schema,
    empty,
    refusedTitle: 'The group was not written down',
    unanswered: { title: 'No answer from the server', text: 'Send it again: the group is written down once.' },
    send: async ({ day, from, until, otherDay, grade, accessNeeds, note, ...read }) => {
      const isKnown = known?.name === read.organizationName;
      const wishes = [{ day, from: from || null, until: until || null }, ...(otherDay ? [{ day: otherDay }] : [])];
      const input = {
        ...read,
        ...(isKnown && { organizationId: known.id }),
        ...{ wishes, grade: grade || null, accessNeeds: accessNeeds || null, note: note || null },
      };
      const answer = await once(input, (idempotencyKey) => ask({ input, idempotencyKey }));
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
  return (
    <AdminSection title="A group calls">
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
            <SelectField label="What it is" {...fieldProps(form, 'organizationKind')}>
              {keysOf(kindWords).map((kind) => (
                <option key={kind} value={kind}>
                  {kindWords[kind]}
                </option>
              ))}
            </SelectField>
          </FieldPair>
          <Known
            name={name}
            isChosen={known?.name === name.trim()}
            onChoose={(organization) => {
              setKnown(organization);
              form.setValue('organizationName', organization.name);
              form.setValue('organizationKind', organization.kind);
            }}
          />
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
            {offered.map(({ id, name: tour }) => (
              <option key={id} value={id}>
                {tour}
              </option>
            ))}
          </SelectField>
          <FieldPair>
            <TextField
              label="Day"
              type="date"
              min={venueToday()}
              max={dateAfter(venueToday(), YEAR_DAYS)}
              {...fieldProps(form, 'day')}
            />
            <TextField label="Not before (optional)" placeholder="9:00 AM" autoComplete="off" {...fieldProps(form, 'from')} />
            <TextField label="Not after (optional)" placeholder="1:00 PM" autoComplete="off" {...fieldProps(form, 'until')} />
            <TextField
              label="Another day (optional)"
              type="date"
              min={venueToday()}
              max={dateAfter(venueToday(), YEAR_DAYS)}
              {...fieldProps(form, 'otherDay')}
            />
          </FieldPair>
          <SelectField label="They pay by" {...fieldProps(form, 'paysBy')}>
            {keysOf(paymentWords).map((way) => (
              <option key={way} value={way}>
                {paymentWords[way]}
              </option>
            ))}
          </SelectField>
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

type Found = { readonly id: string; readonly name: string; readonly kind: Typed['organizationKind'] };

interface KnownProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (organization: Found) => void;
}

/** Organizations that came before and are called alike. */
function Known({ name, isChosen, onChoose }: KnownProps) {
  const search = useSettled(name.trim(), () => undefined);
  const { data } = useAdminQuery(FoundOrganizationsDocument, { search }, search.length >= 3);
  const found = search.length >= 3 && !isChosen ? (data?.organizations ?? []) : [];
  if (found.length === 0) return null;
  return (
    <Row role="group" aria-label="They came before">
      {found.map((organization) => (
        <ToolButton key={organization.id} onClick={() => onChoose(organization)}>
          {organization.name}, {kindWords[organization.kind].toLowerCase()}
        </ToolButton>
      ))}
    </Row>
  );
}
