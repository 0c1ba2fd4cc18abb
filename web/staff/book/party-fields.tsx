import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { MAX_GROUP_SIZE } from '../../../services/shared/contracts/src/house/bounds.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import type { TimeToSell } from '../../kit/desk/times-to-sell.js';
import type { Party, TicketPrice } from '../../kit/lib/tickets/party.js';
import { refusalOf } from '../../kit/lib/tickets/party-rules.js';
import { PartyField } from '../../kit/party/party-field.js';
import { type CallerTours, partyAt } from './call-times.js';
import type { CallForm } from './use-caller-booking.js';

const Place = styled.div`
  display: grid;
  gap: var(--s-3);
`;

interface PartyFieldsProps {
  readonly form: CallForm;
  readonly offered: CallerTours;
  readonly time: TimeToSell | undefined;
  /** Undefined before a time is chosen. */
  readonly prices: readonly TicketPrice[] | undefined;
}

/** Guests by type, with prices once a time is chosen. A refused party gets the focus. */
export function PartyFields({ form, offered, time, prices }: PartyFieldsProps) {
  const { types, isLoading, hasFailed, reload } = offered;
  const place = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = form.formState;
  const wrong = errors.party?.message as string | undefined;
  const isWrong = wrong !== undefined;
  useEffect(() => {
    if (submitCount > 0 && isWrong) place.current?.focus();
  }, [submitCount, isWrong]);
  const shown = prices ?? types;
  const typed = form.watch('party');
  const party = prices ? partyAt(typed, prices) : typed;
  const choose = (next: Party): void => form.setValue('party', next, { shouldValidate: submitCount > 0 });
  if (shown.length === 0) {
    if (hasFailed) return <ListFailed label="types of guests" onRetry={() => void reload()} />;
    return isLoading ? <ListLoading label="types of guests" /> : null;
  }
  return (
    <Place ref={place} tabIndex={-1}>
      {wrong === undefined ? null : <Notice tone="refused" title={wrong} alert />}
      <PartyField
        {...{ prices: shown, party, refusal: refusalOf(party, shown), onParty: choose }}
        mostGuests={time?.largestParty ?? MAX_GROUP_SIZE}
        rowOf={(row) => ({ ...row, ...(prices ? {} : { price: '', sum: undefined }) })}
      />
    </Place>
  );
}
