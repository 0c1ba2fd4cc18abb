import { Trouble } from '../local/trouble.ts';

/** A whole number from the environment. Throws `Trouble` when it is none. */
export function numberOf(name: string, preset: number): number {
  const text = process.env[name]?.trim() || String(preset);
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Trouble(`${name} is "${text}": it must be a whole number above 0.`);
  return Number(text);
}
