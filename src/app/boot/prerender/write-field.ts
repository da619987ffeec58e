/** Sets the value as the keyboard does. React compares with the value it set last, and misses a plain assignment. */
export function writeField(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
