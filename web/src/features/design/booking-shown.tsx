import { ActionBar } from '../../design/booking/action-bar.js';
import { DiceSteps, type Step } from '../../design/booking/dice-steps.js';
import { KeepsakeTicket } from '../../design/booking/keepsake-ticket.js';
import { Ticket } from '../../design/booking/ticket.js';
import { TimeList, TimeRow } from '../../design/booking/time-row.js';
import { Button } from '../../design/controls/button.js';
import { Night } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { OnPaper } from './specimen.js';

const steps: readonly Step[] = [
  { label: 'Date', state: 'done' },
  { label: 'Details', state: 'now' },
  { label: 'Waiver', state: 'ahead' },
  { label: 'Food', state: 'skipped', note: 'for 10 or more' },
  { label: 'Payment', state: 'ahead' },
  { label: 'Ticket', state: 'passed' },
];

const times = [
  { time: '9:00 AM', words: '25 seats left', level: 'many', chosen: false },
  { time: '10:00 AM', words: '25 seats left', level: 'many', chosen: true },
  { time: '11:00 AM', words: 'Only 3 seats left', level: 'few', chosen: false },
  { time: '12:00 PM', words: 'Last seat', level: 'last', chosen: false },
  { time: '1:00 PM', words: 'Full', level: 'none', chosen: false },
] as const;

export const BookingShown = () => (
  <>
    <Night>
      <Page py={6}>
        <DiceSteps steps={steps} label="Steps" />
        <KeepsakeTicket
          venue={{ name: 'Top O’ Hill Terrace', address: '3001 W. Division Street', phone: '817-987-1716' }}
          admit="Three"
          when={{ weekday: 'Saturday', date: 'December 5, 2026', time: '10:00 AM' }}
          facts={[{ term: 'Tour', value: 'Standard' }]}
          code="TOH-7K2M9Q"
          qr={null}
        />
      </Page>
    </Night>
    <OnPaper title="Booking">
      <TimeList>
        {times.map((row) => (
          <li key={row.time}>
            <TimeRow {...row} onChoose={() => undefined} />
          </li>
        ))}
      </TimeList>
      <Ticket
        title="Standard Tour"
        facts={[
          { term: 'Date', value: 'Saturday, December 5, 2026' },
          { term: 'Time' },
          { term: 'Guests', blank: 'later' },
        ]}
        total={{ label: 'Total for two', amount: '$50.00' }}
      />
      <ActionBar summary="Saturday, 10:00 AM" amount="$50.00">
        <Button kind="second">Back</Button>
        <Button>Next</Button>
      </ActionBar>
    </OnPaper>
  </>
);
