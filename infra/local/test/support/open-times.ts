/** A start time of a tour. */
export interface OpenTime {
  /** YYYY-MM-DD. */
  readonly tourDate: string;
  /** As the site shows it: "10:00 AM". */
  readonly tourTime: string;
  /** ISO 8601. */
  readonly startsAt: string;
}

interface Answer {
  errors?: { message: string }[];
  data?: {
    availability?: { days: { date: string; times: { time: string; startsAt: string; seatsLeft: number }[] }[] };
  };
}

const query = `query ($tourType: TourType!, $from: String!, $to: String!) {
  availability(tourType: $tourType, from: $from, to: $to) { days { date times { time startsAt seatsLeft } } } }`;

/** The start times of a tour with free seats, from next week on, as the site at that address offers them. */
export async function openTimes(site: string, tourType = 'standard'): Promise<OpenTime[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { tourType, from: day(7), to: day(60) } }),
  });
  const { data, errors } = (await response.json()) as Answer;
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return (data?.availability?.days ?? []).flatMap(({ date, times }) =>
    times
      .filter(({ seatsLeft }) => seatsLeft > 0)
      .map(({ time, startsAt }) => ({ tourDate: date, tourTime: time, startsAt })),
  );
}
