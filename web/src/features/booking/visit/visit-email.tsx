import { useQuery } from '@apollo/client/react';
import { Notice } from '../../../design/marks/notice.js';
import { VisitEmailDocument } from '../../../generated/operations.js';
import type { Visit } from './use-visit.js';

/** Says when the e-mail about a visit could not be sent yet. Asked apart: without an answer the page stands as it is. */
export function VisitEmail({ visit, token }: { readonly visit: Visit; readonly token: string }) {
  const { data } = useQuery(VisitEmailDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
    errorPolicy: 'ignore',
  });
  const status = data?.myBooking.__typename === 'Booking' ? data.myBooking.ticketEmail?.status : undefined;
  if (status !== 'WAITING' && status !== 'FAILED') return null;
  return (
    <Notice title={`We could not mail ${visit.status === 'confirmed' ? 'your ticket' : 'you'} yet`}>
      Everything is on this page. Please keep its address{visit.status === 'confirmed' ? ', or print your ticket' : ''}.
      {status === 'WAITING'
        ? ' We will try again by tomorrow.'
        : ' Is the e-mail address right? If not, please call us.'}
    </Notice>
  );
}
