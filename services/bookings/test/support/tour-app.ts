import { testStaff } from '@hilltop/platform/testing/test-service';
import { type RunningBookings, runBookings } from './running-bookings.js';

const TOUR = 'id type name description duration features price capacity maxGroupSize soldByParty version';
const FAULTS = '... on InvalidInput { fields { field message } } ... on Refusal { message }';
const CREATE = `mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename
  ... on TourCreated { tour { ${TOUR} } } ${FAULTS} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateTourInput!) { updateTour(id: $id, version: $version, input: $input) {
  __typename ... on TourUpdated { tour { ${TOUR} } } ... on TourChangedMeanwhile { current { ${TOUR} } } ${FAULTS} } }`;
const WITHDRAW = `mutation ($id: ID!, $version: Int!) { withdrawTour(id: $id, version: $version) { __typename
  ... on TourWithdrawn { tourId } ... on TourChangedMeanwhile { current { version } } ... on Refusal { message } } }`;
const lamps = {
  name: 'Lamplight',
  description: 'After dark.',
  price: '25.00',
  duration: '90 minutes',
  features: ['Lamps'],
};

type Caller = Parameters<RunningBookings['ask']>[2];

export interface ShownTour {
  readonly id: string;
  readonly version: number;
}

/** Callers who cannot change tours. */
export const strangers = [{ role: 'visitor' }, { role: 'service', name: 'orders' }] as const;

/**
 * The service, with helpers for tours.
 *
 * @param environment additional variables
 */
export async function openTourApp(environment: object = {}) {
  const bookings = await runBookings(environment);
  return {
    ...bookings,
    async create(type = 'standard', changes: object = {}): Promise<ShownTour> {
      const created = await this.tryCreate({ type, ...changes });
      if (created?.__typename !== 'TourCreated') throw new Error(JSON.stringify(created));
      return created.tour as ShownTour;
    },
    async tryCreate(changes: object) {
      return (await bookings.ask(CREATE, { input: { ...lamps, ...changes } }, testStaff)).data?.createTour;
    },
    async update({ id, version }: ShownTour, changes: object = {}, caller: Caller = testStaff) {
      const { data } = await bookings.ask(UPDATE, { id, version, input: { ...lamps, ...changes } }, caller);
      return data?.updateTour;
    },
    async withdraw({ id, version }: ShownTour, caller: Caller = testStaff) {
      return (await bookings.ask(WITHDRAW, { id, version }, caller)).data?.withdrawTour;
    },
    /** The tours on offer. */
    async listed(): Promise<ShownTour[]> {
      const { data } = await bookings.ask(`{ tours { ${TOUR} } }`);
      return data?.tours as unknown as ShownTour[];
    },
    /** The published events of a tour, in order. */
    async events(id: string): Promise<{ name: string | undefined; data: object }[]> {
      const rows: { event: { type: string; data: object } }[] = await bookings.database.dataSource.query(
        'SELECT event FROM outbox WHERE aggregate_id = $1 ORDER BY position',
        [id],
      );
      return rows.map(({ event }) => ({ name: event.type.split('.')[2], data: event.data }));
    },
  };
}

export type TourApp = Awaited<ReturnType<typeof openTourApp>>;
