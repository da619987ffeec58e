/** Restricted syntax, with the message that names the alternative. */
export const dangers = {
  fetch: {
    selector:
      "CallExpression[callee.name='fetch'], CallExpression[callee.property.name='fetch'][callee.object.name=/^(window|globalThis)$/]",
    message:
      'Only shared/api/client and app/boot/first-requests.ts fetch: add an endpoint() to the contract and call() it.',
  },
  storage: {
    selector: 'Identifier[name=/^(localStorage|sessionStorage)$/]',
    message:
      'Only shared/storage touches browser storage: declare an entry beside the feature with its createJsonEntry() or createTextEntry().',
  },
  floats: {
    selector:
      "CallExpression[callee.property.name='toFixed'], CallExpression[callee.name='parseFloat'], CallExpression[callee.property.name='parseFloat']",
    message: 'Money and prices are whole hundredths: parse in shared/domain, print in shared/format.',
  },
  html: {
    selector:
      "JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]",
    message: 'No HTML from strings: render elements.',
  },
  iframe: {
    selector: "JSXOpeningElement[name.name='iframe'], MemberExpression[object.name='styled'][property.name='iframe']",
    message: 'No raw iframe: use the FrameHost, which sandboxes and checks the url.',
  },
  open: {
    selector:
      "CallExpression[callee.object.name='window'][callee.property.name='open'], CallExpression[callee.name='open'][callee.parent.type!='MemberExpression']",
    message: 'No window.open: render a link, or use the one opener that decides about noopener.',
  },
  enums: { selector: 'TSEnumDeclaration', message: 'A union of strings, not an enum.' },
  sleep: {
    selector:
      "CallExpression[callee.property.name='waitForTimeout'], NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.length>1], NewExpression[callee.name='Promise'] CallExpression[callee.property.name='setTimeout'][arguments.length>1], ImportDeclaration[source.value=/timers.promises$/]",
    message: 'A pause is too long or too short: wait for an element, a request or expect.poll, or drive page.clock.',
  },
  propertySeed: {
    selector:
      "CallExpression[callee.object.name='fc'] > ObjectExpression > Property[key.name='seed'], ObjectExpression:has(> Property[key.name='numRuns']) > Property[key.name='seed']",
    message: 'Only tests/setup/property-seed.ts seeds property tests, so that PROPERTY_SEED changes all of them.',
  },
  mockedModule: {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|hoisted)$/]",
    message: 'Test files share a process, and a mocked module stays mocked: pass the function or the object in.',
  },
};
