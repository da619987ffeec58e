/** Attributes and properties whose values people read or hear. */
const READABLE =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|error|hint|label|placeholder|summary|text|textContent|title)$/;
/** Functions that return what people read or hear. */
const DESCRIBING = /^(describe|format|announce)[A-Z]/;
/** Objects of texts: `texts`, `slipTexts`. */
const CATALOGUE = /^(t|\w+T)exts$/;
const WORD = /[\p{L}\p{M}]{2,}/u;

const isTypeWrapper = ({ type }) => /^TS(As|NonNull|Satisfies)Expression$/.test(type);

/** Lists the literals, templates and sums of texts that an expression can evaluate to. */
function listTexts(node) {
  if (node === null || node === undefined) return [];
  if (isTypeWrapper(node)) return listTexts(node.expression);
  switch (node.type) {
    case 'ConditionalExpression':
      return [...listTexts(node.consequent), ...listTexts(node.alternate)];
    case 'LogicalExpression':
      return [...listTexts(node.left), ...listTexts(node.right)];
    case 'JSXExpressionContainer':
      return listTexts(node.expression);
    case 'BinaryExpression':
      return node.operator === '+' ? [...listTexts(node.left), ...listTexts(node.right)] : [];
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    default:
      return [];
  }
}

const hasWords = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.some(({ value }) => WORD.test(value.cooked ?? ''))
    : typeof node.value === 'string' && WORD.test(node.value);

/** Whether an expression is a message of a catalogue: `texts.title`, `texts.side[side]`, `texts.bet({ … })`. */
function isMessage(node) {
  let current = node;
  while (current.type === 'CallExpression' || current.type === 'MemberExpression')
    current = current.type === 'CallExpression' ? current.callee : current.object;
  return current !== node && current.type === 'Identifier' && CATALOGUE.test(current.name);
}

const getName = (key) => (key?.type === 'Identifier' || key?.type === 'JSXIdentifier' ? key.name : key?.value);

/** The name of the function whose result a node is, or "". */
function getFunctionName({ id, parent }) {
  if (id) return id.name;
  return parent.type === 'VariableDeclarator'
    ? getName(parent.id)
    : parent.type === 'Property'
      ? getName(parent.key)
      : '';
}

/** ESLint rule: a text that people read is one message of a catalogue. */
const messagesOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'Words that people read stand in texts.ts beside the feature.',
      joined: 'Languages order words differently: write one message in texts.ts with the parts as its arguments.',
    },
  },
  create(context) {
    const refuseWords = (node) => {
      for (const text of listTexts(node)) if (hasWords(text)) context.report({ node: text, messageId: 'literal' });
    };
    const checkResult = (node, result) => {
      if (DESCRIBING.test(getFunctionName(node) ?? '')) refuseWords(result);
    };
    const functions = [];
    const enter = (node) => {
      functions.push(node);
      if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') checkResult(node, node.body);
    };
    const leave = () => void functions.pop();
    return {
      JSXText: (node) => WORD.test(node.value) && context.report({ node, messageId: 'literal' }),
      'JSXElement > JSXExpressionContainer': refuseWords,
      'JSXFragment > JSXExpressionContainer': refuseWords,
      JSXAttribute: (node) => READABLE.test(getName(node.name)) && refuseWords(node.value),
      Property: (node) => READABLE.test(getName(node.key)) && refuseWords(node.value),
      AssignmentExpression: ({ left, right }) =>
        left.type === 'MemberExpression' && READABLE.test(getName(left.property)) && refuseWords(right),
      "CallExpression[callee.property.name='setAttribute']": ({ arguments: [name, value] }) =>
        READABLE.test(name?.value) && refuseWords(value),
      TemplateLiteral(node) {
        if (node.expressions.length > 1 && node.expressions.some(isMessage))
          context.report({ node, messageId: 'joined' });
      },
      ':function': enter,
      ':function:exit': leave,
      ReturnStatement: ({ argument }) => functions.length > 0 && checkResult(functions.at(-1), argument),
    };
  },
};

/** ESLint plugin for the texts of this repository. */
export const textRules = { rules: { 'messages-only': messagesOnly } };
