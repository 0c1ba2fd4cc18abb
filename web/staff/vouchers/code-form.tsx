import {
  CreatePromotionDocument,
  type PromotionInput,
  PromotionTargetsDocument,
  type PromotionTargetsQuery,
  StaffPromotionsDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Row } from '../../kit/design/layout/stack.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { priceSchema } from '../forms/price-schema.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';

/** What a code can be for; empty while loading. */
interface Targets {
  readonly tours: readonly Named[];
  readonly ticketTypes: readonly Named[];
  readonly products: readonly Named[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function targetsOf(data: PromotionTargetsQuery | undefined): Targets {
  const types = (data?.ticketTypes ?? []).filter(({ ended }) => !ended);
  return {
    tours: (data?.tours ?? []).map(({ id, name }) => ({ id, name })),
    ticketTypes: types.map(({ code, label }) => ({ id: code, name: label.toLowerCase() })),
    products: (data?.products ?? []).map(({ id, name }) => ({ id, name })),
  };
}

const day = lineField().transform((text) => text || null);

const schema = z
  .object({
    code: lineField().min(3, 'A code has 3 to 20 letters and digits').max(40, 'A code has 3 to 20 letters and digits'),
    name: lineField().min(1, 'Please write what visitors read').max(80, 'At most 80 characters'),
    kind: z.enum(['percent', 'cents', 'fixed_price']),
    amount: priceSchema('10'),
    forTours: z.boolean(),
    forGoods: z.boolean(),
    tours: z.array(z.string()),
    ticketTypes: z.array(z.string()),
    products: z.array(z.string()),
    saleFrom: day,
    saleUntil: day,
    visitFrom: day,
    visitUntil: day,
    least: z.union([z.literal('').transform(() => null), priceSchema('50.00')]),
    usesLimit: lineField()
      .regex(/^\d{0,7}$/, 'Please write a whole number, or nothing')
      .transform((text) => (text === '' ? null : Number(text))),
    oncePerAddress: z.boolean(),
  })
  .refine(({ forTours, forGoods }) => forTours || forGoods, {
    path: ['forTours'],
    message: 'A code is for tours, for goods, or for both',
  });

type ReadCode = z.output<typeof schema>;

/** Includes the targets' names, which visitors read. A percentage is a whole number. */
function inputOf({ tours, ticketTypes, products, amount, ...read }: ReadCode, targets: Targets): PromotionInput {
  const named = (all: readonly Named[], chosen: readonly string[]) => all.filter(({ id }) => chosen.includes(id));
  return {
    ...read,
    amount: read.kind === 'percent' ? amount.replace(/\.00?$/, '') : amount,
    tours: named(targets.tours, tours),
    ticketTypes: named(targets.ticketTypes, ticketTypes),
    products: named(targets.products, products),
  };
}

function useCodeForm(targets: Targets, onClose: () => void) {
  const create = useAdminMutation(CreatePromotionDocument, [StaffPromotionsDocument]);
  return useStaffForm({
    keptAs: 'new code',
    schema,
    empty: {
      code: '',
      name: '',
      kind: 'percent' as 'percent' | 'cents' | 'fixed_price',
      amount: '',
      forTours: true,
      forGoods: false,
      tours: [] as string[],
      ticketTypes: [] as string[],
      products: [] as string[],
      saleFrom: '',
      saleUntil: '',
      visitFrom: '',
      visitUntil: '',
      least: '',
      usesLimit: '',
      oncePerAddress: false,
    },
    refusedTitle: 'The code was not created',
    send: (read) => create({ input: inputOf(read, targets) }),
    onDone: (_answer, { code }) => {
      showToast({ title: 'Code created', text: `${code.toUpperCase()} can be typed into the cart now.`, tone: 'done' });
      onClose();
    },
  });
}

export function CodeForm({ onClose }: { readonly onClose: () => void }) {
  const targets = targetsOf(useAdminQuery(PromotionTargetsDocument, {}).data);
  const { form, ...sending } = useCodeForm(targets, onClose);
  const [forTours, forGoods] = form.watch(['forTours', 'forGoods']);
  const choices = [
    { name: 'tours', legend: 'Which tours (none for all)', isShown: forTours },
    { name: 'ticketTypes', legend: 'Which types of ticket (none for all)', isShown: forTours },
    { name: 'products', legend: 'Which goods (none for all)', isShown: forGoods },
  ] as const;
  return (
    <AdminSection title="Create a code">
      <AdminSectionBody>
        <StaffForm
          of={sending}
          aria-label="Create a code"
          button="Create the code"
          busyText="Making..."
          onClose={onClose}
          closeText="Cancel"
          style={{ maxWidth: '46rem' }}
        >
          <FieldPair>
            <TextField
              label="Code"
              hint="3 to 20 letters and digits. It can be printed on a flyer"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...fieldProps(form, 'code')}
            />
            <TextField label="Name that visitors read" autoComplete="off" {...fieldProps(form, 'name')} />
          </FieldPair>
          <FieldPair>
            <SelectField label="It" {...fieldProps(form, 'kind')}>
              <option value="percent">takes off percent</option>
              <option value="cents">takes off dollars, once for an order</option>
              <option value="fixed_price">sets the price of each, in dollars</option>
            </SelectField>
            <TextField label="How much" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'amount')} />
          </FieldPair>
          <fieldset>
            <legend>What it is for</legend>
            <Row>
              <CheckboxField label="Tours" {...fieldProps(form, 'forTours')} />
              <CheckboxField label="Goods" {...fieldProps(form, 'forGoods')} />
            </Row>
          </fieldset>
          {choices.map(({ name, legend, isShown }) =>
            isShown && targets[name].length > 0 ? (
              <fieldset key={name}>
                <legend>{legend}</legend>
                <Row>
                  {targets[name].map((one) => (
                    <CheckboxField key={one.id} label={one.name} value={one.id} {...form.register(name)} />
                  ))}
                </Row>
              </fieldset>
            ) : null,
          )}
          <FieldPair>
            <TextField label="First day of use (optional)" type="date" {...fieldProps(form, 'saleFrom')} />
            <TextField label="Last day of use (optional)" type="date" {...fieldProps(form, 'saleUntil')} />
          </FieldPair>
          <FieldPair>
            <TextField label="First day visited (optional)" type="date" {...fieldProps(form, 'visitFrom')} />
            <TextField label="Last day visited (optional)" type="date" {...fieldProps(form, 'visitUntil')} />
          </FieldPair>
          <FieldPair>
            <TextField
              label="Minimum, $ (optional)"
              hint="Minimum spend on eligible items"
              inputMode="decimal"
              {...fieldProps(form, 'least')}
            />
            <TextField label="Maximum uses (optional)" inputMode="numeric" {...fieldProps(form, 'usesLimit')} />
          </FieldPair>
          <CheckboxField label="Once for each e-mail address" {...fieldProps(form, 'oncePerAddress')} />
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
