import { writeField } from '../boot/prerender/write-field.ts';

const FIELDS = 'input[name]:not([type="file"], [type="radio"], [type="checkbox"]), textarea[name]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Finds the fields of forms whose name stands once on the page. Any other match could fill a wrong field. */
function findFields(root: ParentNode): readonly TextField[] {
  const fields = [...root.querySelectorAll<TextField>(FIELDS)];
  return fields.filter(({ name }) => fields.filter((other) => other.name === name).length === 1);
}

/**
 * Remembers what was typed into forms. Returns a function that types it into the same fields after a new render of the
 * page. The slip has no named fields: its controller keeps odds and stake. Values have no other copy.
 */
export function captureFields(root: ParentNode): () => void {
  const values = new Map(findFields(root).map(({ name, type, value }) => [name, { type, value }]));
  return () => {
    for (const field of findFields(root)) {
      const input = values.get(field.name);
      if (input === undefined || input.type !== field.type || field.disabled || field.readOnly) continue;
      if (field.value !== input.value) writeField(field, input.value);
    }
  };
}
