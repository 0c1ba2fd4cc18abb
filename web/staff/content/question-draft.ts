import type { VisitorQuestion } from '../../kit/lib/site-content.js';

/** A question as edited: an empty text for nothing. */
export interface QuestionDraft {
  readonly topic: VisitorQuestion['topic'];
  readonly question: string;
  readonly answer: string;
  readonly state: VisitorQuestion['state'];
  readonly source: string;
}

export const topicNames: Readonly<Record<QuestionDraft['topic'], string>> = {
  arrival: 'Getting here',
  accessibility: 'Accessibility',
  rules: 'Good to know',
  other: 'Questions',
};

export const stateNames: Readonly<Record<QuestionDraft['state'], string>> = {
  known: 'Known',
  unconfirmed: 'To be confirmed',
  unknown: 'Not known yet',
};

export const newQuestion: QuestionDraft = { topic: 'other', question: '', answer: '', state: 'known', source: '' };

export function draftOf({ topic, question, answer, state, source }: VisitorQuestion): QuestionDraft {
  return { topic, question, answer, state, source: source ?? '' };
}
