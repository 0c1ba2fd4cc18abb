import { UserError } from '../../local/user-error.ts';

/** A positive whole number from the environment. Throws `UserError` for any other value. */
export function numberSetting(name: string, preset: number): number {
  const text = process.env[name]?.trim() || String(preset);
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UserError(`${name} is "${text}": it must be a positive whole number.`);
  return Number(text);
}
