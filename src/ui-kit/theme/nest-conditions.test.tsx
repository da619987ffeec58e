import { renderToStaticMarkup } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { expect, test } from 'vitest';
import { nestConditions } from './nest-conditions.ts';

/** Returns the rules that styled-components inserts for a style, one by one. */
function listInsertedRules(css: string): readonly string[] {
  const sheet = new ServerStyleSheet();
  const Style = createGlobalStyle`${css}`;
  renderToStaticMarkup(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[nestConditions]}>
        <Style />
      </StyleSheetManager>,
    ),
  );
  const rules = sheet
    .getStyleTags()
    .replaceAll(/<[^>]*>/g, '')
    .split('/*!sc*/')
    .map((rule) => rule.trim());
  return rules.filter((rule) => rule !== '' && !rule.startsWith('data-styled'));
}

test('nestConditions writes a condition inside its style rule', () => {
  expect(listInsertedRules('.a { color: red; @media print { color: blue; } }')).toEqual([
    '.a{color:red;}',
    '.a{@media print{color:blue;}}',
  ]);
});

test('nestConditions keeps the order of rules, which decides between them', () => {
  expect(
    listInsertedRules('.a { @media print { color: blue; &:hover { color: navy; } } &:hover { color: pink; } }'),
  ).toEqual(['.a{@media print{color:blue;}}', '.a:hover{@media print{color:navy;}}', '.a:hover{color:pink;}']);
});

test('nestConditions writes conditions inside conditions with all of them', () => {
  const css = '.a { @media (hover: hover) { @container (width > 1px) { & > b, &::before { color: blue; } } } }';
  expect(listInsertedRules(css)).toEqual([
    '.a>b,.a::before{@container (width > 1px){@media (hover: hover){color:blue;}}}',
  ]);
});

test('nestConditions leaves other rules at the top of the style sheet', () => {
  const rules = ['@keyframes turn{to{rotate:360deg;}}', '@media print{@page{margin:0;}}', '@layer base{.a{top:0;}}'];
  expect(listInsertedRules(rules.join(' '))).toEqual(rules);
});
