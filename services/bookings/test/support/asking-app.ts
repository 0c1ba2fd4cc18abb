import { randomUUID } from 'node:crypto';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { bookingInput } from './booking-request.js';
import { openTourApp, type TourApp } from './tour-app.js';

export const REFUSED = '__typename ... on Refusal { message } ... on InvalidInput { fields { field } }';
const SAVE = `mutation ($id: ID!, $version: Int!, $input: GuestQuestionInput!) {
  done: saveGuestQuestion(id: $id, version: $version, input: $input) { ${REFUSED}
    ... on HouseQuestionSaved { question { version } } ... on QuestionChangedMeanwhile { current { version } } } }`;
const WITHDRAW = `mutation ($id: ID!, $version: Int!) { done: withdrawGuestQuestion(id: $id, version: $version) { __typename
  ... on HouseQuestionWithdrawn { question { version withdrawn } } } }`;
export const ANSWERS = 'answers { question guest text }';
export const CREATED = `${REFUSED} ... on BookingCreated { booking { id visitUrl tourId ${ANSWERS} } }`;
const BOOK = `mutation ($input: CreateBookingInput!) { done: createBooking(input: $input) { ${CREATED} } }`;
const SHOW = `query ($id: ID!) { done: booking(bookingId: $id) { ${ANSWERS} } }`;

const usual = {
  ...{ kind: 'text', options: [], perGuest: false, asked: ['online', 'desk', 'door'], required: false, keptDays: 30 },
  ...{ onDaySheet: false, tourId: null },
};

export interface Done {
  readonly __typename: string;
  readonly fields?: readonly { readonly field: string }[];
  readonly question?: { readonly version: number; readonly withdrawn: boolean } | null;
  readonly booking: { readonly id: string; readonly visitUrl: string; readonly answers: object[] };
  readonly bookings: readonly { readonly answers: object[] }[];
  readonly parties: readonly { readonly answers: string[] }[];
  readonly link: { readonly payUrl: string; readonly answers: object[] };
  readonly answers: object[] | null;
  readonly bookingId: string;
}

export type Given = readonly { readonly questionId: string; readonly guest?: number; readonly text: string }[];
type Caller = Parameters<TourApp['ask']>[2];

/** The names of the fields that were refused. */
export const faults = ({ fields }: Done) => fields?.map(({ field }) => field);
export const tokenOf = ({ booking }: Done) => booking.visitUrl.split('/visit/')[1] ?? '';

/** A house with one tour, whose manager asks questions. */
export async function openAskingApp() {
  const app = await openTourApp({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  const { id: tourId } = await app.create();
  const { dataSource } = app.database;

  async function ask(query: string, variables: object = {}, caller?: Caller): Promise<Done> {
    const { data, errors } = await app.ask(query, variables as never, caller);
    if (errors) throw new Error(errors[0]?.message);
    return data?.done as never;
  }
  const save = (id: string, version: number, input: object) =>
    ask(SAVE, { id, version, input: { ...usual, ...input } }, testStaff);

  return {
    tourId,
    dataSource,
    clock: app.clock,
    ask,
    save,
    close: () => app.close(),
    empty: () => emptyTables(dataSource, 'answers, questions, bookings, slots, holds, payments'),
    withdraw: (id: string, version: number) => ask(WITHDRAW, { id, version }, testStaff),
    list: async (query: string) => (await ask(query, {}, testStaff)) as unknown as readonly object[],
    /** @returns the id of the new question */
    async add(text: string, input: object = {}): Promise<string> {
      const id = randomUUID();
      const { __typename } = await save(id, 0, { text, ...input });
      if (__typename !== 'HouseQuestionSaved') throw new Error(__typename);
      return id;
    },
    book: (answers: Given | undefined, more: object = {}) =>
      ask(BOOK, { input: bookingInput({ ...(answers && { answers }), ...more }) }),
    /** Answers of a booking. */
    shown: async (id: string, caller: Caller = testStaff) => (await ask(SHOW, { id }, caller)).answers,
  };
}

export type AskingApp = Awaited<ReturnType<typeof openAskingApp>>;
