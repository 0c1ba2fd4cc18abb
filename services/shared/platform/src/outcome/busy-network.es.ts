/** @param what with “muchos” or “muchas” */
export function busyNetwork(what: string, retryAfterSeconds: number, orWhom = ''): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const when = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
  return `Acaban de llegar ${what} desde su red${orWhom}. Inténtelo de nuevo en ${when} o llámenos.`;
}
