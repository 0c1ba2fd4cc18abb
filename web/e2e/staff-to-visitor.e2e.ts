import { expect, type Page } from '@playwright/test';
import { theMailTo } from './support/inbox.js';
import { newPicture } from './support/picture-file.js';
import { expectToast, Shopper, words } from './support/shopper.js';
import { seatsLeft, untouchedSlot } from './support/slots.js';
import { newName, StaffDesk } from './support/staff-desk.js';
import { test } from './support/test.js';
import { withNothingOnOffer } from './support/tours-on-offer.js';
import { Visitor } from './support/visitor.js';

/** Staff upload a picture and put it on sale as a product, at $18.50. */
const makeProduct = async (desk: StaffDesk, name: string): Promise<void> => {
  const form = desk.form('Create New Product');
  await form.getByLabel('Choose image').setInputFiles(newPicture(`${name}.png`));
  await desk.isTold('Upload successful', 'Image uploaded successfully');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Brass, from the first season.');
  await form.getByLabel('Price, $').fill('18.50');
  await form.getByLabel('Category').selectOption('Souvenirs');
  await desk.button('Create Product').click();
  await desk.isTold('Product created', 'Product has been created successfully');
};

/** Staff put a private tour on offer, at $60.00 a guest. */
const makeTour = async (desk: StaffDesk, name: string): Promise<void> => {
  await desk.goTo('Tours');
  const form = desk.form('Create New Tour');
  await form.getByLabel('Type').selectOption('private');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('By lantern light only.');
  await form.getByLabel('Price, $').fill('60');
  await form.getByLabel('Duration').fill('45 minutes');
  await desk.button('Create Tour').click();
  await desk.isTold('Tour created', 'Tour has been created successfully');
};

const buy = async (page: Page, product: string): Promise<Shopper> => {
  const shopper = new Shopper(page);
  await shopper.openStore('?category=souvenirs');
  const card = page.getByRole('listitem').filter({ hasText: product });
  const picture = card.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Carts hear of new goods a moment after the shelves do.
  await expect(async () => {
    await shopper.addButton(product).click();
    await expect(shopper.page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await shopper.openCheckout();
  await expect(shopper.checkout.getByText('$24.49', { exact: true })).toBeVisible();
  await shopper.fillCheckout();
  await shopper.order();
  await expectToast(page, words.ordered);
  await expect(shopper.checkout).toBeHidden();
  return shopper;
};

test('what staff make, a visitor finds: the product is bought, the tour booked, and the desk has both', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const desk = new StaffDesk(page);
  const product = newName('Lantern');
  const tour = newName('Lantern walk');
  await page.goto('/admin');
  await desk.signIn();
  await expect(desk.tab('Products')).toBeVisible();
  await withNothingOnOffer(desk, 'private', async () => {
    await makeProduct(desk, product);
    await makeTour(desk, tour);
    const slot = await untouchedSlot(request, 'private');
    const context = await browser.newContext();
    const shopper = await buy(await context.newPage(), product);

    const visitor = new Visitor(await context.newPage(), 'lantern');
    await visitor.page.clock.install();
    await visitor.page.goto('/tours');
    await visitor.page.getByRole('link', { name: `Book Online ${tour}`, exact: true }).click();
    await visitor.isAt('date');
    await visitor.choose(slot);
    await visitor.goOn();
    await visitor.fillDetails(10);
    await visitor.goOn();
    await visitor.acceptWaiver();
    await visitor.goOn();
    await visitor.isAt('food');
    await visitor.orderDishes('Chick-fil-A', 10);
    await visitor.goOn();
    await visitor.isAt('payment');
    await visitor.fillCard();
    await expect(visitor.button('Pay $600.00')).toBeVisible();
    await visitor.pay();
    const code = await visitor.confirmationCode();
    await expect(visitor.page.getByRole('main')).toContainText('10 × Chicken Sandwich Meal');
    expect(await seatsLeft(request, slot)).toBe(0);
    await context.close();

    await desk.goTo('Orders');
    await desk.search('Search orders').fill(shopper.email);
    await expect(desk.heading('Orders (1)')).toBeVisible();
    const order = desk.row(shopper.email).first();
    await expect(order).toContainText('$18.50');
    await order.getByRole('button', { name: /^1 item in order/ }).click();
    await expect(page.getByRole('row', { name: `${product} 1 $18.50 $18.50`, exact: true })).toBeVisible();

    await desk.goTo('Bookings');
    await page.getByLabel('Day of the tour').fill(slot.date);
    const booking = desk.row(code);
    for (const fact of ['Ada Marshall', tour, slot.time]) await expect(booking).toContainText(fact);
    await booking.getByRole('button', { name: /^Details/ }).click();
    await expect(page.getByText('$600.00', { exact: true })).toBeVisible();
    expect((await theMailTo(request, visitor.email)).subject).toContain(code);
    await theMailTo(request, shopper.email);
  });
});
