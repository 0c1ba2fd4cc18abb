import { beforeEach, expect, it } from '@jest/globals';
import { EventReplay } from './event-replay.js';

function find<Found extends Element>(words: string): Found {
  const found = document.querySelector<Found>(words);
  if (found === null) throw new Error(`There is no ${words}`);
  return found;
}

function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name"><input type="checkbox" name="agreed"><button><b>Send</b></button></form><a href="#on">On</a>';
});

it('presses again what was pressed, as often, once somebody listens', () => {
  find('form').addEventListener('submit', (event) => event.preventDefault());
  const events = new EventReplay(document);
  find<HTMLElement>('b').click();
  find<HTMLElement>('b').click();
  const heard: string[] = [];
  find('button').addEventListener('click', (event) => heard.push(event.type));
  events.replay();
  expect(heard).toEqual(['click', 'click']);
  events.replay();
  expect(heard).toHaveLength(2);
});

it('fills in again what the page that took over has emptied', () => {
  const events = new EventReplay(document);
  const name = find<HTMLInputElement>('[name=name]');
  const agreed = find<HTMLInputElement>('[name=agreed]');
  type(name, 'Ad');
  type(name, 'Ada');
  agreed.click();
  name.value = '';
  agreed.checked = false;
  const heard: string[] = [];
  name.addEventListener('input', () => heard.push(name.value));
  events.replay();
  expect(name.value).toBe('Ada');
  expect(heard.at(-1)).toBe('Ada');
  expect(agreed.checked).toBe(true);
});

it('leaves a tick that the page has kept', () => {
  const events = new EventReplay(document);
  find<HTMLInputElement>('[name=agreed]').click();
  events.replay();
  expect(find<HTMLInputElement>('[name=agreed]').checked).toBe(true);
});

it('has no form sent by the browser, and lets links be', () => {
  const events = new EventReplay(document);
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(followed);
  expect(followed.defaultPrevented).toBe(false);
  events.replay();
  const later = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});

function pressEarly(button: HTMLElement): Event {
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  button.dispatchEvent(pressed);
  return pressed;
}

it('leaves a button with a command to a browser that knows commands, and keeps it for any other', () => {
  const button = find<HTMLElement>('button');
  button.setAttribute('type', 'button');
  button.setAttribute('commandfor', 'menu');
  const without = new EventReplay(document);
  expect(pressEarly(button).defaultPrevented).toBe(true);
  without.replay();
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true, value: null });
  try {
    const events = new EventReplay(document);
    expect(pressEarly(button).defaultPrevented).toBe(false);
    events.replay();
  } finally {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  }
});

it('forgets what is no longer in the page', () => {
  const events = new EventReplay(document);
  const button = find<HTMLElement>('button');
  button.click();
  button.remove();
  let heard = 0;
  button.addEventListener('click', () => heard++);
  events.replay();
  expect(heard).toBe(0);
});

it('presses a tab with mousedown first, which is what tabs select on', () => {
  document.body.innerHTML = '<div role="tablist"><button role="tab">Photos</button></div>';
  const events = new EventReplay(document);
  const tab = find<HTMLElement>('[role=tab]');
  tab.click();
  const heard: string[] = [];
  for (const kind of ['mousedown', 'click']) tab.addEventListener(kind, ({ type }) => heard.push(type));
  events.replay();
  expect(heard).toEqual(['mousedown', 'click']);
});

it('repeats arrow keys on tabs, from the tab that has the focus by then', () => {
  document.body.innerHTML = '<div role="tablist"><button role="tab">A</button><button role="tab">B</button></div>';
  const events = new EventReplay(document);
  const [first, second] = document.querySelectorAll<HTMLElement>('[role=tab]');
  const press = (key: string): boolean | undefined =>
    first?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('ArrowRight');
  press('Tab');
  press('ArrowRight');
  const heard: string[] = [];
  first?.addEventListener('keydown', ({ key }) => {
    heard.push(`first ${key}`);
    second?.focus();
  });
  second?.addEventListener('keydown', ({ key }) => heard.push(`second ${key}`));
  events.replay();
  expect(heard).toEqual(['first ArrowRight', 'second ArrowRight']);
});

it('replays what happened before it listened, as the page has noted it', () => {
  const noted: Event[] = [];
  const stopped: string[] = [];
  const note = (event: Event): void => void noted.push(event);
  for (const kind of ['click', 'input']) document.addEventListener(kind, note, { capture: true });
  const name = find<HTMLInputElement>('[name=name]');
  find<HTMLElement>('a').addEventListener('click', (event) => event.preventDefault());
  find<HTMLElement>('b')
    .closest('form')
    ?.addEventListener('submit', (event) => event.preventDefault());
  find<HTMLElement>('b').click();
  find<HTMLElement>('a').click();
  type(name, 'Early Bird');
  const events = new EventReplay(document, { events: noted, stop: () => stopped.push('stopped') });
  for (const kind of ['click', 'input']) document.removeEventListener(kind, note, { capture: true });
  expect(stopped).toEqual(['stopped']);
  name.value = '';
  const heard: string[] = [];
  find('button').addEventListener('click', () => heard.push('button'));
  find('a').addEventListener('click', () => heard.push('link'));
  events.replay();
  expect(heard).toEqual(['button']);
  expect(name.value).toBe('Early Bird');
});
