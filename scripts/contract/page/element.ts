/** An element of the page, from which HTML and React are made. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
}

export type PageNode = PageElement | string;

export const createElement = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly PageNode[]
): PageElement => ({ tag, attributes, children });

/** Turns text into nodes: what stands between backticks is code. */
export const formatText = (text: string): readonly PageNode[] =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', {}, part) : part))
    .filter((node) => node !== '');

export const createParagraph = (text: string, attributes: Readonly<Record<string, string>> = {}): PageElement =>
  createElement('p', attributes, ...formatText(text));

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const VOID_TAGS = ['meta', 'br', 'hr'];

/** Writes a node as HTML. Every text is escaped. */
export function writeHtml(node: PageNode): string {
  if (typeof node === 'string') return escape(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const start = `<${node.tag}${attributes.join('')}>`;
  return VOID_TAGS.includes(node.tag) ? start : `${start}${node.children.map(writeHtml).join('')}</${node.tag}>`;
}
