const HOOK = /^use[A-Z]/;

const isFunction = (node) => /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node?.type);

/** "usePress" for `usePress()` and `Menu.usePress()`; an empty text for another callee. */
const getCalleeName = ({ callee }) =>
  callee.type === 'Identifier' ? callee.name : callee.type === 'MemberExpression' ? (callee.property.name ?? '') : '';

/** Removes what TypeScript puts around an expression: `as`, `!`, `satisfies`. */
const isTypeWrapper = ({ type }) => /^TS(As|NonNull|Satisfies)Expression$/.test(type);

/** Expressions that only read or compare the result of a hook: `useBets().data ?? null`. */
const READING = /^(BinaryExpression|ChainExpression|LogicalExpression|MemberExpression|UnaryExpression)$/;

/** Whether the parent reads, compares or calls a value, and does not pass it on. */
const isRead = (node, { type, callee }) =>
  READING.test(type) || isTypeWrapper({ type }) || (type === 'CallExpression' && callee === node);

/**
 * ESLint rule: the result of a hook gets a name or is returned. Inside props, JSX, an object, a list or the arguments
 * of another call, a reader overlooks the hook.
 */
const namedResults = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { nested: 'Give the result of {{hook}}() a name first: a hook call stands inside no other expression.' },
  },
  create: (context) => ({
    CallExpression(node) {
      const hook = getCalleeName(node);
      if (!HOOK.test(hook)) return;
      let value = node;
      while (isRead(value, value.parent)) value = value.parent;
      const { parent } = value;
      const standsAlone =
        /^(ExpressionStatement|ReturnStatement)$/.test(parent.type) ||
        (parent.type === 'VariableDeclarator' && parent.parent.kind === 'const') ||
        (parent.type === 'ArrowFunctionExpression' && parent.body === value);
      if (!standsAlone) context.report({ node, messageId: 'nested', data: { hook } });
    },
  }),
};

/** Calls that return the function they receive. */
const WRAPPERS = /^(useCallback|useEffectEvent|useMemo|memo|forwardRef)$/;

/** Lists the expressions that an expression can evaluate to. */
function listResults(node, scopeOf) {
  if (node === null || node === undefined) return [];
  const follow = (...nodes) => nodes.flatMap((each) => listResults(each, scopeOf));
  if (isTypeWrapper(node)) return follow(node.expression);
  switch (node.type) {
    case 'ConditionalExpression':
      return follow(node.consequent, node.alternate);
    case 'LogicalExpression':
      return follow(node.left, node.right);
    case 'Identifier': {
      const [definition] = findVariable(scopeOf(node), node.name)?.defs ?? [];
      if (definition?.type === 'FunctionName') return [definition.node];
      return definition?.type === 'Variable' && definition.node.id.type === 'Identifier'
        ? follow(definition.node.init)
        : [];
    }
    default:
      return [node];
  }
}

function findVariable(scope, name) {
  for (let current = scope; current !== null; current = current.upper)
    if (current.set.has(name)) return current.set.get(name);
  return undefined;
}

/** Lists what a function returns, without what functions inside it return. */
function listReturns(node, visitorKeys) {
  if (node.body.type !== 'BlockStatement') return [node.body];
  const visit = (part) => {
    if (part.type === 'ReturnStatement') return [part.argument];
    if (isFunction(part)) return [];
    return (visitorKeys[part.type] ?? []).flatMap((key) => [part[key]].flat().filter(Boolean).flatMap(visit));
  };
  return visit(node.body);
}

/** ESLint rule: a hook returns no function that returns JSX. Such a function is a component without its name. */
const noRenderers = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { renderer: '{{hook}}() returns a function that returns JSX: write a component instead.' },
  },
  create(context) {
    const { sourceCode } = context;
    const { visitorKeys } = sourceCode;
    const listNodeResults = (node) => listResults(node, (each) => sourceCode.getScope(each));
    const listReturnResults = (node) => listReturns(node, visitorKeys).flatMap(listNodeResults);
    const isJsx = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';

    /** Whether a value is a function that returns JSX, or holds one. */
    function holdsRenderer(node, depth = 0) {
      if (depth > 4) return false;
      const hasRendererInside = (each) => listNodeResults(each).some((result) => holdsRenderer(result, depth + 1));
      if (isFunction(node))
        return listReturnResults(node).some((result) => isJsx(result) || holdsRenderer(result, depth + 1));
      if (node.type === 'ObjectExpression')
        return node.properties.some((each) => hasRendererInside(each.value ?? each.argument));
      if (node.type === 'ArrayExpression')
        return node.elements.some((each) => hasRendererInside(each?.argument ?? each));
      if (node.type === 'CallExpression' && WRAPPERS.test(getCalleeName(node)))
        return hasRendererInside(node.arguments[0]);
      return false;
    }

    const check = (id, node) => {
      if (!HOOK.test(id?.name ?? '') || !isFunction(node)) return;
      if (listReturnResults(node).some((result) => holdsRenderer(result)))
        context.report({ node: id, messageId: 'renderer', data: { hook: id.name } });
    };
    return {
      FunctionDeclaration: (node) => check(node.id, node),
      VariableDeclarator: (node) => check(node.id, node.init),
    };
  },
};

/** ESLint plugin for the hooks of this repository. */
export const hookRules = { rules: { 'named-results': namedResults, 'no-renderers': noRenderers } };
