import { expect } from '@playwright/test';
import { test } from '../../support/test.js';
import { DoorPhone } from '../support/door-phone.js';
import { bookParty, ticketOf } from '../support/parties.js';
import { FakeCamera } from './support/fake-camera.js';
import { poses } from './support/poses.js';
import { keepReadings, nextReadings } from './support/readings.js';
import { flat, type Point } from './support/ticket-picture.js';

test('without a network the camera reads tickets that are tilted, dim, small or torn, and of two at once none', async ({
  launchOptions,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const parties = [];
  for (const { name } of poses) parties.push(await bookParty(request, slot, 2, name));
  const tickets = await Promise.all(parties.map((party) => ticketOf(request, party)));
  const [first = '', second = ''] = tickets;

  const camera = await FakeCamera.start(launchOptions);
  const phone = await DoorPhone.open(camera.browser, slot);
  await phone.setOnline(false);
  await keepReadings(phone.page);
  await phone.page.reload();
  for (const [at, { name, pose, light = 1 }] of poses.entries()) {
    await test.step(name, async () => {
      await camera.play([{ view: { codes: [{ text: tickets[at] ?? '', pose }], light } }]);
      await phone.goTo('Scan');
      await expect(phone.verdict('Admit')).toBeVisible();
      await expect(phone.page.getByRole('region', { name: 'Admit' })).toContainText(`Nora ${name}`);
      await phone.press('Not now');
      await phone.goTo('Day sheet');
    });
  }

  for (const codes of [[], [hold(first, [470, 360]), hold(second, [810, 360])]]) {
    await test.step(`${codes.length} codes`, async () => {
      await camera.play([{ view: { codes } }]);
      await phone.goTo('Scan');
      const readings = await nextReadings(phone.page, 10);
      for (const texts of readings) expect(texts.toSorted()).toEqual(codes.map(({ text }) => text).toSorted());
      await expect(phone.page.getByText('Hold the square on the ticket in the frame')).toBeVisible();
      await phone.goTo('Day sheet');
    });
  }

  await test.step('a browser that knows no video frames', async () => {
    await phone.page.addInitScript(() => Reflect.deleteProperty(window, 'VideoFrame'));
    await camera.play([{ view: { codes: [hold(first, [640, 360])] } }]);
    await phone.page.reload();
    await phone.goTo('Scan');
    await expect(phone.verdict('Admit')).toBeVisible();
  });
  await phone.close();
  await camera.close();
});

function hold(text: string, at: Point) {
  return { text, pose: flat(at, 300) };
}
