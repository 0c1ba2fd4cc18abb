import { UserError } from '../local/user-error.ts';

/** A name in the spellings of code, settings and people. */
export interface Names {
  /** `print-badges` */
  readonly kebab: string;
  /** `printBadges` */
  readonly camel: string;
  /** `PrintBadges` */
  readonly pascal: string;
  /** `close day` */
  readonly words: string;
}

/** @param text in kebab case. Throws `UserError` with the example if it is not. */
export function namesOf(text: string, example: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) {
    throw new UserError(`"${text}" is not a name in kebab case. Example: \`${example}\`.`);
  }
  const pascal = text.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab: text, camel, pascal, words: text.replaceAll('-', ' ') };
}

/** Replaces `{{key}}` by its value. Throws if a key has none. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`the template needs ${key}`);
    return value;
  });
}
