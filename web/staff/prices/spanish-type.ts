import { spanishField } from '../forms/spanish-field.js';

export const spanishTypeWords = {
  labelEs: spanishField('The name of the row', 40),
  singularEs: spanishField('The word for one', 40),
  pluralEs: spanishField('The word for several', 40),
  noteEs: spanishField('Who it is for', 80),
};

export const spanishTypeFields = [
  { name: 'labelEs', label: 'Name of the row' },
  { name: 'singularEs', label: 'One of them' },
  { name: 'pluralEs', label: 'Several of them' },
  { name: 'noteEs', label: 'Who it is for' },
] as const;
