import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { priceSchema } from '../../admin/forms/price-schema.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  CreatePromotionDocument,
  type PromotionInput,
  type PromotionTargetsQuery,
  StaffPromotionsDocument,
} from '../../generated/staff-operations.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';

/** What a code can be for; empty while loading. */
export interface Targets {
  readonly tours: readonly Named[];
  readonly ticketTypes: readonly Named[];
  readonly products: readonly Named[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export function targetsOf(data: PromotionTargetsQuery | undefined): Targets {
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

export function useCodeForm(targets: Targets, onClose: () => void) {
  const create = useAdminMutation(CreatePromotionDocument, [StaffPromotionsDocument]);
  return useAnswerForm({
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
