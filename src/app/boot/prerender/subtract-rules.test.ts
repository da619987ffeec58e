import { expect, test } from 'vitest';
import { subtractRules } from './subtract-rules.ts';

test('subtractRules keeps the rules that the other sheet does not have', () => {
  const other = '.a{color:red;}@media (width>1px){.a{color:blue;}}.d{top:0;}';
  const css = '.a{color:red;}.b{color:red;}@media (width>1px){.a{color:blue;}}@media (width>1px){.b{x:y;}.a{z:0;}}';
  expect(subtractRules(css, other)).toBe('.b{color:red;}@media (width>1px){.b{x:y;}.a{z:0;}}');
});
