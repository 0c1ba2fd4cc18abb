import { createGlobalStyle, styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { longDate, venueTime } from '../../kit/lib/venue-dates.js';
import { otherLanguage } from '../../kit/words/other-language.js';
import type { Day } from '../data/day.js';
import type { Party } from '../data/manifest.js';
import { typesWithProof } from '../parts/party-words.js';
import { type TimeSheet, tourNames } from './day-times.js';

const PrintedPage = createGlobalStyle`
  @page { margin: 0.5in; }
  @media print { html, body { background: #fff; color: #000; font-size: 10.5pt; } }
`;

const Paper = styled.section`
  display: none;
  @media print { display: block; }
  h2 { font: 600 13pt/1.2 var(--ui); margin: 14pt 0 5pt; break-after: avoid; }
  table { width: 100%; border-collapse: collapse; }
  tr { break-inside: avoid; }
  th, td { border: 1px solid #000; padding: 5pt 6pt; text-align: left; vertical-align: middle; }
  thead th { font: 600 8.5pt/1 var(--ui); }
  tbody th { font: 600 14pt/1.15 var(--ui); }
  tbody th small { display: block; font: 400 8.5pt/1.3 var(--ui); }
`;

const Head = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.3in;
  padding-bottom: 4pt;
  font-size: 9.5pt;
  border-bottom: 2px solid #000;
  b { font: 400 15pt/1 var(--sign); white-space: nowrap; }
`;

const Boxes = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 3pt;
  max-width: 110pt;
  i { display: grid; place-items: center; width: 13pt; height: 13pt; border: 1.2pt solid #000; font: 700 10pt/1 var(--ui); }
`;

interface DaySheetPaperProps {
  readonly day: Day;
  readonly times: readonly TimeSheet[];
  /** In ms, by the server's clock. */
  readonly now: number;
}

/** The day on paper, A4 or Letter, with a box per guest. Print only. */
export function DaySheetPaper({ day, times, now }: DaySheetPaperProps) {
  const known = times.filter(({ parties }) => parties.length > 0);
  return (
    <Paper aria-hidden="true">
      <PrintedPage />
      <Head>
        <b>{thisHouse.name}</b>
        <span>
          {`Day sheet, ${longDate(day.date)}. Printed ${venueTime(new Date(now).toISOString())}; `}
          {`list of ${venueTime(day.madeAt)}; later changes are not on it.`}
          {day.gateWord ? ` Word at the gate: ${day.gateWord}.` : null}
        </span>
      </Head>
      {known.length === 0 ? <p>No party is on this phone’s list.</p> : null}
      {known.map((sheet) => (
        <div key={sheet.slotId}>
          <h2>{headOf(sheet)}</h2>
          <table>
            <thead>
              <tr>
                {['In', 'Name', 'Guests', 'Waivers', 'Access, requests, food, notes', 'Code'].map((head) => (
                  <th key={head}>{head}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet.parties.map((party) => (
                <PaperRow
                  key={party.bookingId}
                  party={party}
                  inside={day.peopleIn.get(party.bookingId) ?? 0}
                  hasTour={tourNames(sheet).length > 1}
                />
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <p style={{ marginTop: '12pt', fontSize: '9pt' }}>Keep this sheet with staff, and destroy it at closing.</p>
    </Paper>
  );
}

function headOf(sheet: TimeSheet): string {
  const { time, guests, seatsLeft, parties } = sheet;
  const people = `${counted(guests, 'guest')}, ${counted(parties.length, 'party')}`;
  return `${time}, ${tourNames(sheet).join(' and ')}. ${people}, ${counted(seatsLeft, 'seat')} left`;
}

interface PaperRowProps {
  readonly party: Party;
  readonly inside: number;
  readonly hasTour: boolean;
}

function PaperRow({ party, inside, hasTour }: PaperRowProps) {
  const {
    name,
    tourName,
    guests,
    waivers,
    language,
    accessNeeds,
    specialRequests,
    food,
    notes = [],
    answers = [],
    confirmationCode,
  } = party;
  const boxes = Array.from({ length: guests }, (_, at) => at);
  const types = typesWithProof(party);
  return (
    <tr>
      <td>
        <Boxes>
          {boxes.map((at) => (
            <i key={at}>{at < inside ? '×' : ''}</i>
          ))}
        </Boxes>
      </td>
      <th scope="row">
        {name}
        {hasTour ? <small>{tourName}</small> : null}
      </th>
      <td>
        {guests}
        {types === undefined ? null : <small style={{ display: 'block' }}>{types}</small>}
      </td>
      <td>
        {waivers.signed >= waivers.of ? 'all' : waivers.signed === 0 ? 'none' : `${waivers.signed} of ${waivers.of}`}
      </td>
      <td>
        {[otherLanguage(language), accessNeeds, specialRequests, food, ...answers, ...notes].filter(Boolean).join('. ')}
      </td>
      <td style={{ fontSize: '8.5pt', whiteSpace: 'nowrap' }}>{confirmationCode}</td>
    </tr>
  );
}
