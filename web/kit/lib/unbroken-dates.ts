/** Keeps "November 29" and "9:00 AM" on one line each. */
export function unbrokenDates(text: string): string {
  return text.replaceAll(/(?<=\b[A-Z][a-z]+) (?=\d)| (?=[AP]M\b)/g, '\u00a0');
}
