import { beforeEach, expect, it } from '@jest/globals';
import { EarlyDeeds } from './early-deeds.js';

const find = <Found extends Element>(words: string): Found => {
  const found = document.querySelector<Found>(words);
  if (found === null) throw new Error(`There is no ${words}`);
  return found;
};

const type = (field: HTMLInputElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name"><input type="checkbox" name="agreed"><button><b>Send</b></button></form><a href="#on">On</a>';
});

it('presses again what was pressed, as often, once somebody listens', () => {
  find('form').addEventListener('submit', (event) => event.preventDefault());
  const deeds = new EarlyDeeds(document);
  find<HTMLElement>('b').click();
  find<HTMLElement>('b').click();
  const heard: string[] = [];
  find('button').addEventListener('click', (event) => heard.push(event.type));
  deeds.repeat();
  expect(heard).toEqual(['click', 'click']);
  deeds.repeat();
  expect(heard).toHaveLength(2);
});

it('fills in again what the page that took over has emptied', () => {
  const deeds = new EarlyDeeds(document);
  const name = find<HTMLInputElement>('[name=name]');
  const agreed = find<HTMLInputElement>('[name=agreed]');
  type(name, 'Ad');
  type(name, 'Ada');
  agreed.click();
  name.value = '';
  agreed.checked = false;
  const heard: string[] = [];
  name.addEventListener('input', () => heard.push(name.value));
  deeds.repeat();
  expect(name.value).toBe('Ada');
  expect(heard.at(-1)).toBe('Ada');
  expect(agreed.checked).toBe(true);
});

it('leaves a tick that the page has kept', () => {
  const deeds = new EarlyDeeds(document);
  find<HTMLInputElement>('[name=agreed]').click();
  deeds.repeat();
  expect(find<HTMLInputElement>('[name=agreed]').checked).toBe(true);
});

it('has no form sent by the browser, and lets links be', () => {
  const deeds = new EarlyDeeds(document);
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(followed);
  expect(followed.defaultPrevented).toBe(false);
  deeds.repeat();
  const later = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});

const pressEarly = (button: HTMLElement): Event => {
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  button.dispatchEvent(pressed);
  return pressed;
};

it('leaves a button with a command to a browser that knows commands, and keeps it for any other', () => {
  const button = find<HTMLElement>('button');
  button.setAttribute('type', 'button');
  button.setAttribute('commandfor', 'menu');
  const without = new EarlyDeeds(document);
  expect(pressEarly(button).defaultPrevented).toBe(true);
  without.repeat();
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true, value: null });
  try {
    const deeds = new EarlyDeeds(document);
    expect(pressEarly(button).defaultPrevented).toBe(false);
    deeds.repeat();
  } finally {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  }
});

it('forgets what is no longer in the page', () => {
  const deeds = new EarlyDeeds(document);
  const button = find<HTMLElement>('button');
  button.click();
  button.remove();
  let heard = 0;
  button.addEventListener('click', () => heard++);
  deeds.repeat();
  expect(heard).toBe(0);
});
