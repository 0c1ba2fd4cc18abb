/** Name of a service's stream: `bookings` → `HILLTOP_BOOKINGS`. */
export function streamName(service: string): string {
  return `HILLTOP_${service.toUpperCase().replaceAll('-', '_')}`;
}

/** Subjects of that stream: all events of the service. */
export function streamSubjects(service: string): string[] {
  return [`hilltop.${service}.>`];
}

/** How long a stream keeps an event, in milliseconds: seven days. */
export const streamKeepsMs = 7 * 24 * 60 * 60 * 1000;
