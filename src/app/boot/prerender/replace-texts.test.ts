// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { replaceTexts } from './replace-texts.ts';

function createElement(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

test('a prerendered screen is translated in its texts and names, and nowhere else', () => {
  const screen = createElement('div', {});
  const label = createElement('label', { for: 'Sign in' }, 'Sign in');
  const field = createElement('input', { id: 'Sign in', placeholder: 'User name', value: 'Sign in' });
  const other = createElement('b', {}, 'Sign in!');
  const button = createElement('button', { 'aria-label': 'Sign in' });
  screen.append(label, field, other, button);
  replaceTexts(screen, { 'Sign in': 'साइन इन', 'User name': 'यूज़र नेम' });
  expect([label.textContent, label.getAttribute('for'), other.textContent]).toEqual(['साइन इन', 'Sign in', 'Sign in!']);
  expect(['id', 'placeholder', 'value'].map((name) => field.getAttribute(name))).toEqual([
    'Sign in',
    'यूज़र नेम',
    'Sign in',
  ]);
  expect(button.getAttribute('aria-label')).toBe('साइन इन');
});

test('a text called like a property of every object stays', () => {
  const screen = createElement('div', {}, 'constructor');
  replaceTexts(screen, {});
  expect(screen.textContent).toBe('constructor');
});
