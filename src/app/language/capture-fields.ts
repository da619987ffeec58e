import { writeField } from '../boot/prerender/write-field.ts';

const FIELDS = 'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const findFields = (root: ParentNode): TextField[] =>
  [...root.querySelectorAll(FIELDS)].filter(
    (each) => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement,
  );

/** The name of a field, or its place among the fields without one. The words of its label change with the language. */
function identifyFields(root: ParentNode): Map<string, TextField> {
  let unnamed = 0;
  return new Map(findFields(root).map((field) => [field.name === '' ? `#${unnamed++}` : field.name, field]));
}

/**
 * Remembers what was typed. Returns a function that types it into the same fields again after they were rendered again,
 * and puts the focus back. Values have no other copy.
 */
export function captureFields(root: ParentNode): () => void {
  const values = [...identifyFields(root)].map(([id, { type, value }]) => ({ id, type, value }));
  return () => {
    const fields = identifyFields(root);
    for (const { id, type, value } of values) {
      const field = fields.get(id);
      if (field === undefined || field.type !== type || field.disabled || field.readOnly) continue;
      if (field.value !== value) writeField(field, value);
    }
  };
}
