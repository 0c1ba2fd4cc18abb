import { expect, it } from '@jest/globals';
import { busyNetwork as busyNetworkInSpanish } from './busy-network.es.js';
import { busyNetwork } from './busy-network.js';

it.each([
  [0, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3_599, '60 minutes'],
])('says after %d seconds when, and how else', (seconds, when) => {
  expect(busyNetwork('orders', seconds)).toBe(
    `Many orders have just come from your network. Please try again in ${when}, or call us.`,
  );
});

it('names the other key of a limit, and accuses nobody', () => {
  const words = busyNetwork('messages', 5, ' or this e-mail address');
  expect(words).toContain('from your network or this e-mail address.');
  expect(words).not.toMatch(/you (sent|have|tried)|too many|your (messages|places)/i);
});

it.each([
  [5, 'un minuto'],
  [90, '2 minutos'],
])('says in Spanish to wait %s s as %s', (seconds, when) => {
  const words = busyNetworkInSpanish('muchos mensajes', seconds, ' o desde este correo electrónico');
  expect(words).toBe(
    `Acaban de llegar muchos mensajes desde su red o desde este correo electrónico. Inténtelo de nuevo en ${when} o llámenos.`,
  );
});
