import { questionsInSpanish } from '#house/texts/visitor-questions.es.js';
import { visitorQuestions } from '#house/texts/visitor-questions.js';
import type { VisitorQuestion } from '../../kit/lib/site-content.js';

function inSpanish(item: VisitorQuestion): VisitorQuestion {
  const { question: key } = item;
  const spanish = questionsInSpanish[key];
  return spanish
    ? { ...item, key, question: spanish.questionEs, answer: spanish.answerEs }
    : { ...item, untranslated: ['question', 'answer'] };
}

/** The house's questions until staff change them, in the language of the page. English pages are built without the others. */
export const defaultQuestions: readonly VisitorQuestion[] =
  typeof __LANGUAGE__ !== 'undefined' && __LANGUAGE__ === 'es' ? visitorQuestions.map(inSpanish) : visitorQuestions;
