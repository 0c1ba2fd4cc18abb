import { createStore, useStore } from './create-store.js';
import { tabItem } from './tab-storage.js';
import { z } from './zod.js';

/** What is typed as a voucher or code and not used yet. */
export interface TypedCode {
  readonly typed: string;
  /** Why it was refused. */
  readonly error: string | undefined;
  /** It is being used. */
  readonly isBusy: boolean;
}

const nothing: TypedCode = { typed: '', error: undefined, isBusy: false };
const kept = tabItem('hilltop:code:v1', z.string());

/** One for all fields of the tab, so that a code typed on one page is not lost on the next. */
export const typedCode = createStore(
  (before: TypedCode, change: Partial<TypedCode>): TypedCode => ({ ...before, ...change }),
  () => ({ ...nothing, typed: kept.read() ?? '' }),
);

typedCode.subscribe(() => kept.write(typedCode.state().typed || undefined));

export function useTypedCode(): TypedCode {
  return useStore(typedCode, () => nothing);
}

/** Uses a code. @returns why it was refused; undefined when it counts */
export type UseCode = (typed: string) => Promise<string | undefined>;

/** Uses what is typed, if anything is. What is typed stays when it is refused. */
export async function sendTypedCode(use: UseCode): Promise<'none' | 'used' | 'refused'> {
  const { typed, isBusy } = typedCode.state();
  if (isBusy) return 'refused';
  if (typed.trim() === '') return 'none';
  typedCode.send({ error: undefined, isBusy: true });
  const error = await use(typed);
  typedCode.send({ ...(error === undefined && { typed: '' }), error, isBusy: false });
  return error === undefined ? 'used' : 'refused';
}

/** The field of the code in a form. */
export function focusCode(form: ParentNode): void {
  form.querySelector<HTMLInputElement>('[name="code"]')?.focus();
}
