const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];

/** Replaces the English texts of a prerendered screen. A text without a translation stays. */
export function replaceTexts(screen: HTMLElement, translations: Readonly<Record<string, string>>): void {
  const translate = (text: string) => (Object.hasOwn(translations, text) ? translations[text] : undefined) ?? text;
  const nodes = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
    node.nodeValue = translate(node.nodeValue ?? '');
  for (const name of ATTRIBUTES)
    for (const element of screen.querySelectorAll(`[${name}]`))
      element.setAttribute(name, translate(element.getAttribute(name) ?? ''));
}
