import { questionsInSpanish } from '#house/texts/visitor-questions.es.js';
import { visitorQuestions } from '#house/texts/visitor-questions.js';
import type { VisitorQuestion } from '../../kit/lib/site-content.js';

/** A question as edited: an empty text for nothing. */
export interface QuestionDraft {
  readonly topic: VisitorQuestion['topic'];
  readonly question: string;
  readonly answer: string;
  readonly questionEs: string;
  readonly answerEs: string;
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

export const newQuestion: QuestionDraft = {
  ...{ topic: 'other', question: '', answer: '', questionEs: '', answerEs: '' },
  ...{ state: 'known', source: '' },
};

export function draftOf({ topic, question, answer, state, ...more }: VisitorQuestion): QuestionDraft {
  const { source, questionEs, answerEs } = more;
  const spanish = { questionEs: questionEs ?? '', answerEs: answerEs ?? '' };
  return { topic, question, answer, ...spanish, state, source: source ?? '' };
}

/** The house's questions until staff change them. */
export const houseQuestions: readonly VisitorQuestion[] = visitorQuestions.map((item) => ({
  ...item,
  ...questionsInSpanish[item.question],
}));
