/** After "a", "hasta" or "de": "la 1:00 p.m.", "las 10:00 a.m.". */
export function las(time: string): string {
  return `${/^1:/.test(time) ? 'la' : 'las'} ${time}`;
}

/** "1 persona", "12 personas" */
export function people(count: number): string {
  return count === 1 ? '1 persona' : `${count} personas`;
}

/** "1 lugar", "12 lugares" */
export function seats(count: number): string {
  return count === 1 ? '1 lugar' : `${count} lugares`;
}
