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

/** Adds a group of radio buttons with the values 1 to 3. */
function addGroup(parent: Element, name: string, checked: string): void {
  const group = document.createElement('div');
  group.setAttribute('role', 'radiogroup');
  for (const value of ['1', '2', '3']) {
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name, value });
    radio.checked = value === checked;
    group.append(radio);
  }
  parent.append(group);
}

const listSelected = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => `${name} ${value}`);

test('a form keeps the option that was selected in each group', () => {
  const addForm = (method: string, account: string) => {
    const form = document.createElement('form');
    addGroup(form, 'method', method);
    addGroup(form, 'account', account);
    document.body.append(form);
  };
  addForm('2', '3');
  renderAgain(() => addForm('1', '1'));
  expect(listSelected()).toEqual(['method 2', 'account 3']);
});

test('a group outside forms, such as the choice of the language itself, is left alone', () => {
  addGroup(document.body, 'language', '1');
  renderAgain(() => addGroup(document.body, 'language', '2'));
  expect(listSelected()).toEqual(['language 2']);
});
