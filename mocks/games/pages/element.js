const SVG = 'http://www.w3.org/2000/svg';

function fillElement(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

/**
 * Creates an element with attributes, listeners (`onclick`) and children. Texts are inserted as text, never as markup.
 */
export const createElement = (name, attributes = {}, ...children) =>
  fillElement(document.createElement(name), attributes, children);
export const createSvgElement = (name, attributes = {}, ...children) =>
  fillElement(document.createElementNS(SVG, name), attributes, children);

const amounts = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** Formats whole hundredths. */
export const formatAmount = (hundredths) => amounts.format(hundredths / 100);
/** Formats casino hundredths as the account's credits, which are ten times as much. */
export const formatCredits = (hundredths) => `${formatAmount(hundredths * 10)} credits`;
export const formatFactor = (hundredths) => `${(hundredths / 100).toFixed(2)}×`;
