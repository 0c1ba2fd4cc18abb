/** Keeps "November 29" and "9:00 AM" on one line each, and so "29 de noviembre" and "9:00 a.m.". */
export function unbrokenDates(text: string): string {
  return text.replaceAll(/(?<=\b[A-Z][a-z]+) (?=\d)| (?=[AP]M\b|[ap]\.m\.)|(?<=\d) (?=de )|(?<=\d de) /g, '\u00a0');
}
