import { useQuery } from '@apollo/client/react';
import { GuestQuestionsDocument } from '../../generated/operations.js';
import { type AskedQuestion, questionsOf } from '../../kit/party/answers.js';

/** None until they are known; the server asks again before it books. */
export function useAskedOnline(tourId: string | null): readonly AskedQuestion[] {
  const { data } = useQuery(GuestQuestionsDocument, { errorPolicy: 'ignore' });
  return questionsOf(data?.guestQuestions, tourId, 'online');
}
