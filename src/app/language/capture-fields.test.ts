// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { captureFields } from './capture-fields.ts';

afterEach(() => document.body.replaceChildren());

function addField(value: string, attributes: Readonly<Record<string, string>> = {}): HTMLInputElement {
  const field = document.createElement('input');
  for (const [name, text] of Object.entries(attributes)) field.setAttribute(name, text);
  field.value = value;
  document.body.append(field);
  return field;
}

/** Renders the fields again, as a change of the language does. */
function renderAgain(render: () => void): void {
  const restore = captureFields(document);
  document.body.replaceChildren();
  render();
  restore();
}

test('a field with a name gets what was typed before', () => {
  addField('demo', { name: 'userName' });
  let field = addField('secret', { name: 'password', type: 'password' });
  renderAgain(() => {
    addField('', { name: 'userName' });
    field = addField('', { name: 'password', type: 'password' });
  });
  expect([document.querySelector('input')?.value, field.value]).toEqual(['demo', 'secret']);
});

test('odds and stake without a name are never written into another field', () => {
  addField('1.98');
  addField('275');
  let stake = addField('');
  renderAgain(() => {
    // The field of the odds is not there yet.
    stake = addField('275');
  });
  expect(stake.value).toBe('275');
});

test('a name that stands twice and a field of another type are left alone', () => {
  addField('100', { name: 'amount' });
  addField('12', { name: 'remark', type: 'text' });
  let fields: HTMLInputElement[] = [];
  renderAgain(() => {
    fields = [
      addField('', { name: 'amount' }),
      addField('', { name: 'amount' }),
      addField('', { name: 'remark', type: 'number' }),
    ];
  });
  expect(fields.map(({ value }) => value)).toEqual(['', '', '']);
});
