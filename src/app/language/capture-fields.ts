import { writeField } from '../boot/prerender/write-field.ts';

const FIELDS = 'input[name]:not([type="file"], [type="radio"], [type="checkbox"]), textarea[name]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Finds the fields of forms whose name stands once on the page. Any other match could fill a wrong field. */
function findFields(root: ParentNode): readonly TextField[] {
  const fields = [...root.querySelectorAll<TextField>(FIELDS)];
  return fields.filter(({ name }) => fields.filter((other) => other.name === name).length === 1);
}

/** Groups of forms, such as the accounts of a withdrawal. A new render changes their names, and keeps their order. */
const findGroups = (root: ParentNode): readonly Element[] => [...root.querySelectorAll('form [role="radiogroup"]')];

const findRadios = (group: Element | undefined): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
];

/** Remembers what is selected in each group. Returns a function that selects it again, in the order of the page. */
function captureGroups(root: ParentNode): () => void {
  const selected = findGroups(root).map((group) => findRadios(group).find(({ checked }) => checked)?.value);
  return () => {
    // A selection may render the groups after it.
    for (const [index, value] of selected.entries()) {
      const radio = findRadios(findGroups(root)[index]).find((each) => each.value === value);
      if (radio !== undefined && !radio.checked) radio.click();
    }
  };
}

/**
 * Remembers what was typed into forms and selected in them. Returns a function that types and selects it again after a
 * new render of the page. The slip has no named fields: its controller keeps odds and stake. Values have no other copy.
 */
export function captureFields(root: ParentNode): () => void {
  const selectAgain = captureGroups(root);
  const values = new Map(findFields(root).map(({ name, type, value }) => [name, { type, value }]));
  return () => {
    selectAgain();
    for (const field of findFields(root)) {
      const input = values.get(field.name);
      if (input === undefined || input.type !== field.type || field.disabled || field.readOnly) continue;
      if (field.value !== input.value) writeField(field, input.value);
    }
  };
}
