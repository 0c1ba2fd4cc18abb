import {
  type ChangeRule,
  MAX_REFUND_STEPS,
  MAX_RULE_HOURS,
} from '../../../services/shared/contracts/src/house/change-rule.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';

/** Of the steps in the form. */
export const PLACES = Array.from({ length: MAX_REFUND_STEPS }, (_, place) => place);

const hours = lineField().regex(/^\d{1,4}$/, `Please write whole hours, 0 to ${MAX_RULE_HOURS}`);
const step = z
  .object({
    hours: lineField().regex(/^\d{0,4}$/, 'Please write whole hours'),
    percent: lineField().regex(/^\d{0,3}$/, 'Please write whole percent'),
  })
  .superRefine(({ hours, percent }, context) => {
    if ((hours === '') === (percent === '')) return;
    const message = 'A step has hours and percent. Without both it is left out.';
    context.addIssue({ code: 'custom', path: [hours === '' ? 'hours' : 'percent'], message });
  });

/** `places` of the steps in the form: those that are left empty are not sent. */
export const ruleSchema = z.object({ changes: hours, steps: z.array(step) }).transform(({ changes, steps }) => {
  const places = PLACES.filter((place) => steps[place]?.hours !== '' && steps[place] !== undefined);
  const refundSteps = places.map((place) => ({
    untilHours: Number(steps[place]?.hours),
    percent: Number(steps[place]?.percent),
  }));
  return { rule: { changesUntilHours: Number(changes), refundSteps }, places };
});

export type TypedRule = z.input<typeof ruleSchema>;

export function typedRule({ changesUntilHours, refundSteps }: ChangeRule): TypedRule {
  const steps = PLACES.map((place) => {
    const known = refundSteps[place];
    return { hours: String(known?.untilHours ?? ''), percent: String(known?.percent ?? '') };
  });
  return { changes: String(changesUntilHours), steps };
}

/** The form's names of the server's fields. */
export function atForm<Answered extends object | string>(answer: Answered, places: readonly number[]): Answered {
  if (typeof answer !== 'object' || !('fields' in answer) || !Array.isArray(answer.fields)) return answer;
  const named = (field: string): string => {
    const [, at, part] = /^refundSteps\.(\d)\.(\w+)$/.exec(field) ?? [];
    if (at === undefined) return field === 'changesUntilHours' ? 'changes' : field;
    return `steps.${places[Number(at)] ?? 0}.${part === 'untilHours' ? 'hours' : part}`;
  };
  const fields = answer.fields.map((fault: { readonly field: string }) => ({ ...fault, field: named(fault.field) }));
  return { ...answer, fields };
}
