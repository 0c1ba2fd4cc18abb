import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput, SLOT } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const SAID = '__typename ... on InvalidInput { fields { field message } } ... on Refusal { message }';
const VIEW = 'visitUrl confirmationCode party tourDuration proofFor';
const BOOK = `mutation ($input: CreateBookingInput!) { done: createBooking(input: $input) { ${SAID}
  ... on BookingCreated { booking { ${VIEW} } } } }`;
const SHOW = `query ($token: String!) { done: myBooking(token: $token) { __typename ... on Booking { ${VIEW} }
  ... on Refusal { message } } }`;
const HOLD = `mutation ($input: HoldSeatsInput!) { done: holdSeats(input: $input) { ${SAID} ... on SeatHold { party } } }`;
const JOIN = `mutation ($input: JoinWaitlistInput!) { done: joinWaitlist(input: $input) { ${SAID} } }`;
const CHANGE = `mutation ($token: String!, $input: BookingChangeInput!) { done: changeBooking(token: $token, input: $input) { ${SAID} } }`;
const SIGN = `mutation ($token: String!, $input: SignWaiverInput!) { done: signWaiver(token: $token, input: $input) { ${SAID} } }`;
const WRITE = `mutation ($token: String!, $input: WriteGuestBookInput!) { done: writeGuestBook(token: $token, input: $input) { ${SAID} } }`;
const ANSWER =
  'mutation ($token: String!) { done: changeAnswers(token: $token, answers: [{ questionId: "x", text: "y" }]) { ';
const FIND = `mutation ($code: String!) { done: requestBookingLink(code: $code, email: "guest@example.test") { ${SAID}
  ... on BookingLinkRequested { message } } }`;
const UNSUBSCRIBE = 'mutation { done: unsubscribe(token: "none") { message } }';

interface Done {
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly booking: { readonly visitUrl: string };
}

let app: TourApp;
let token: string;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
  token = (await ask(BOOK, { input: bookingInput() })).booking.visitUrl.split('/').at(-1) ?? '';
});
afterAll(() => app.close());

async function ask(query: string, variables: object, language?: 'es'): Promise<Done> {
  const { data, errors } = await app.ask(query, variables, undefined, undefined, undefined, language);
  if (errors) throw new Error(errors[0]?.message);
  return data?.done as never;
}

/** What both languages say: the message of the first field, or that of the refusal or the answer. */
async function inBoth(query: string, variables: object): Promise<readonly unknown[]> {
  const done = [await ask(query, variables), await ask(query, variables, 'es')];
  return done.map(({ fields, message }) => fields?.[0]?.message ?? message);
}

describe('a fault at a field', () => {
  it.each([
    [{ firstName: 'A' }, 'First name must be at least 2 characters', 'El nombre debe tener al menos 2 caracteres'],
    [{ lastName: '..' }, 'Last name has no letters', 'El apellido no tiene letras'],
    [{ phone: '1' }, 'Please enter a valid phone number', 'Escriba un número de teléfono válido'],
    [
      { liabilityWaiverAccepted: false },
      'You must accept the liability waiver to continue',
      'Para continuar, debe aceptar la exención de responsabilidad',
    ],
    [{ tickets: [] }, 'Group size must be at least 1', 'El grupo debe ser de al menos 1 persona'],
    [
      { specialRequests: 'x'.repeat(1_001) },
      'Special requests can have at most 1000 characters',
      'Las peticiones especiales pueden tener 1000 caracteres como máximo',
    ],
    [
      { foodOrderPlatform: 'nobody' },
      /^Food order platform must be one of none/,
      /^foodOrderPlatform debe ser uno de estos: none/,
    ],
  ])('of a booking (%#)', async (changes, english, spanish) => {
    const said = await inBoth(BOOK, { input: bookingInput(changes) });
    const matching = (text: string | RegExp) => (typeof text === 'string' ? text : expect.stringMatching(text));
    expect(said).toEqual([matching(english), matching(spanish)]);
  });

  it('of a visit, its waiver, its answers and its page of the guest book', async () => {
    expect(await inBoth(CHANGE, { token, input: { revision: 0, move: { ...time('10:00 AM') } } })).toEqual([
      'This is already the time of your booking',
      'Este ya es el horario de su reservación',
    ]);
    expect(await inBoth(SIGN, { token, input: { guestName: '-', textVersion: 'none' } })).toEqual([
      'The name must be at least 2 characters',
      'El nombre debe tener al menos 2 caracteres',
    ]);
    expect(await inBoth(`${ANSWER} ${SAID} } }`, { token })).toEqual([
      'This is not the id of a question',
      'Este no es el id de una pregunta',
    ]);
    expect(await inBoth(WRITE, { token, input: { words: 'Lamps' } })).toEqual([
      'Please enter a first name',
      'Escriba un nombre',
    ]);
  });
});

describe('a refusal', () => {
  it.each([
    [{ tourDate: '2026-12-07' }, 'We are closed on Mondays.', 'Cerramos los lunes.'],
    [
      { tourTime: '8:15 PM' },
      /^Tours start at 9:00 AM, .*, 4:00 PM and 5:00 PM\.$/,
      /^Los recorridos empiezan en estos horarios: 9:00 a\.m\., .*, 4:00 p\.m\. y 5:00 p\.m\.$/,
    ],
    [
      { tourDate: '2027-03-20' },
      /^This day opens for booking on [A-Z][a-z]+ \d+, 20\d\d: tours can be booked up to 3 months ahead\.$/,
      /^Este día se puede reservar desde el \d+ de [a-z]+ de 20\d\d: los recorridos se reservan con 3 meses de anticipación como máximo\.$/,
    ],
  ])('of seats, %j', async (changes, english, spanish) => {
    const [first, second] = await inBoth(HOLD, { input: { ...SLOT, tickets: adults(2), ...changes } });
    expect(first).toEqual(typeof english === 'string' ? english : expect.stringMatching(english));
    expect(second).toEqual(typeof spanish === 'string' ? spanish : expect.stringMatching(spanish));
  });

  it('of the waiting list names its time as Spanish writes it', async () => {
    const { firstName, lastName, email } = { firstName: 'Ada', lastName: 'Guest', email: 'ada@example.test' };
    const input = { ...SLOT, tickets: adults(2), firstName, lastName, email };
    expect(await inBoth(JOIN, { input })).toEqual([
      'There is room for your party at 10:00 AM. You can book it now.',
      'Hay lugar para su grupo en el horario de 10:00 a.m. Ya puede reservarlo.',
    ]);
  });

  it('of an amount, a link, and a change that is too late, with the way to write', async () => {
    expect(await inBoth(BOOK, { input: bookingInput({ totalAmount: '49.00' }) })).toEqual([
      'The tour comes to $50.00, not $49.00.',
      'El recorrido cuesta $50.00, no $49.00.',
    ]);
    expect(await inBoth(SHOW, { token: 'none' })).toEqual([
      'We could not find a booking for this link.',
      'No encontramos ninguna reservación con este enlace.',
    ]);
    app.clock.set('2026-12-05T15:59:00Z');
    expect(await inBoth(CHANGE, { token, input: { revision: 0, party: { tickets: adults(3) } } })).toEqual([
      'It is too late to change this visit online. Please call us, or write to us on our contact page.',
      'Ya es tarde para cambiar esta visita en línea. Por favor llámenos, o escríbanos desde nuestra página de contacto.',
    ]);
  });
});

describe('what is said of a visit', () => {
  it('are its party and length, and nothing of what staff wrote', async () => {
    const english = await ask(SHOW, { token });
    expect(english).toMatchObject({ party: '2 guests', tourDuration: '90 minutes', proofFor: null });
    expect(await ask(SHOW, { token }, 'es')).toEqual({ ...english, party: '2 personas', tourDuration: '90 minutos' });
  });

  it('are answers that reveal no booking', async () => {
    expect(await inBoth(FIND, { code: 'HT-2222-2222' })).toEqual([
      'If the code and the e-mail address match a booking, its ticket and link are on their way to that address.',
      'Si el código y el correo electrónico son los de una reservación, su boleto y su enlace van en camino a ese correo.',
    ]);
    expect(await inBoth(FIND, { code: 'none' })).toEqual([
      'A confirmation code has eight letters and digits, like HT-7K4M-9QXW',
      'Un código de confirmación tiene ocho letras y números, como HT-7K4M-9QXW',
    ]);
    expect(await inBoth(UNSUBSCRIBE, {})).toEqual([
      'We will no longer e-mail you after a visit.',
      'Ya no le escribiremos por correo electrónico después de una visita.',
    ]);
  });
});

const time = (tourTime: string) => ({ tourDate: SLOT.tourDate, tourTime });
