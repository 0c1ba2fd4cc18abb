import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Button } from '../../kit/design/controls/button.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { type ChangeOutcome, useVisit, type VisitChange } from './use-visit.js';

const visit = { __typename: 'Booking', id: 'b1', revision: 4 };
const changed = { __typename: 'BookingChanged', booking: { ...visit, revision: 5 } };

interface PageProps {
  readonly wanted: VisitChange;
  readonly outcomes: ChangeOutcome[];
}

function Page({ wanted, outcomes }: PageProps) {
  const { visit, change } = useVisit();
  const send = async () => void outcomes.push(await change(wanted));
  return visit ? <Button onClick={() => void send()}>Change</Button> : null;
}

function open(wanted: VisitChange, answers: Answers) {
  const outcomes: ChangeOutcome[] = [];
  const page = (
    <Routes>
      <Route path="/visit/:token" element={<Page {...{ wanted, outcomes }} />} />
    </Routes>
  );
  const sent = renderWithAnswers(page, { MyVisit: { myBooking: visit }, ...answers }, '/visit/token-1');
  const press = async (): Promise<void> => {
    const button = await screen.findByRole('button');
    await act(async () => fireEvent.click(button));
  };
  return { sent, outcomes, press };
}

describe('a change of a visit', () => {
  it.each([
    { party: { tickets: [{ type: 'adult', count: 3 }] } },
    { move: { tourDate: '2026-12-06', tourTime: '2:00 PM' } },
  ])('%j names the payment that pays for it', async (change) => {
    const { sent, outcomes, press } = open(
      { ...change, paymentIntentId: 'pi_1' },
      { ChangeVisit: { changeBooking: changed } },
    );
    await press();
    await waitFor(() => expect(outcomes).toEqual(['changed']));
    expect(sent.at(-1)).toMatchObject({
      name: 'ChangeVisit',
      variables: { token: 'token-1', input: { ...change, revision: 4, paymentIntentId: 'pi_1' } },
    });
  });

  it.each([
    ['card', { changeBooking: { __typename: 'PaymentRefused', message: 'Declined.' } }],
    ['refused', { changeBooking: { __typename: 'SlotFull', message: 'Full.' } }],
    ['refused', { changeBooking: { __typename: 'BookingChangedMeanwhile', message: 'Changed.', current: visit } }],
  ])('says %s to %j', async (outcome, answer) => {
    const { outcomes, press } = open({ party: { tickets: [] } }, { ChangeVisit: answer });
    await press();
    await waitFor(() => expect(outcomes).toEqual([outcome]));
  });

  it('says that it had no answer, and is sent again under the same key', async () => {
    const { sent, outcomes, press } = open({ party: { tickets: [] } }, {});
    await press();
    await press();
    await waitFor(() => expect(outcomes).toEqual(['unanswered', 'unanswered']));
    const keys = sent.flatMap(({ name, variables }) => (name === 'ChangeVisit' ? [variables.idempotencyKey] : []));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
