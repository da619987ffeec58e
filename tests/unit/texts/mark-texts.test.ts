// @vitest-environment happy-dom
import { configure, getConfig } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { defineTexts, installTexts } from '#shared/texts/define-texts.ts';
import { installMarkedTexts } from '#storybook/languages/mark-texts.ts';
import { compileTexts } from '../../../scripts/texts/compile-texts.mjs';

const catalogues = {
  slip: compileTexts(
    { title: 'Bet slip', none: '', group: { bet: '{side, select, back {Back} other {Lay}} {runner}' } },
    'slip',
  ),
  page: compileTexts({ title: 'Bet slip' }, 'page'),
};
const slip = defineTexts('slip', { title: '', none: '', group: { bet: '{side, select, other {}} {runner}' } });
const page = defineTexts('page', { title: '' });
const { asyncUtilTimeout } = getConfig();

declare const readMarkedTexts: () => readonly unknown[];

afterEach(() => {
  installTexts('en', catalogues);
  document.body.replaceChildren();
  configure({ asyncUtilTimeout });
  Reflect.deleteProperty(window, 'readMarkedTexts');
  vi.restoreAllMocks();
});

test('readMarkedTexts finds the message of each text and name, also of two equal ones', () => {
  const box = new DOMRect(10, 20, 30, 40);
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  installMarkedTexts(catalogues);
  const heading = document.createElement('h1');
  heading.append(page.title, ` · ${slip.none}India`);
  const button = document.createElement('button');
  button.setAttribute('aria-label', `${slip.title}: ${slip.group.bet({ side: 'back', runner: 'India' })}`);
  document.body.append(heading, button);
  expect(document.body.textContent.replace(/[\u2061-\u2063]/g, '')).toBe('Bet slip · India');
  const place = { x: 10, y: 20, width: 30, height: 40 };
  expect(readMarkedTexts()).toEqual(['page.title', 'slip.title', 'slip.group.bet'].map((key) => ({ key, box: place })));
});

test('readMarkedTexts leaves out a text that has no box on the page', () => {
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 0));
  installMarkedTexts(catalogues);
  document.body.append(page.title);
  expect(readMarkedTexts()).toEqual([]);
});
