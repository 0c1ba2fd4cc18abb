/** `bookings` → `HILLTOP_BOOKINGS`. */
export function streamName(service: string): string {
  return `HILLTOP_${service.toUpperCase().replaceAll('-', '_')}`;
}

export function streamSubjects(service: string): string[] {
  return [`hilltop.${service}.>`];
}

export const streamKeepsMs = 7 * 24 * 60 * 60 * 1000;
