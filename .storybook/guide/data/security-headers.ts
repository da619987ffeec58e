/** The reason for each directive of the policy. A test compares the names with `deploy/headers`. */
export const directiveReasons: Readonly<Record<string, string>> = {
  'default-src': 'What is not named below is refused.',
  'object-src': 'No plug-ins. The line above already says so; this one is for checks that look for the name.',
  'script-src':
    'Scripts of this build alone: no inline script, no eval. A library that would want `new Function` is configured not to.',
  'style-src':
    'The style sheet of this build. The hash is that of an empty style tag, all that styled-components writes in production.',
  'img-src':
    'Logos and pictures of games come from the hosts of `imageHosts`, over https. A chosen file is never shown by its address: it is decoded and drawn.',
  'font-src': 'The font is part of the build.',
  'connect-src': 'Calls go to the operator’s API, and its price stream. On another origin, config.json names it.',
  'frame-src':
    'Games, streams and scoreboards of the hosts of `frameHosts`, over https. The component that frames them checks each address again.',
  'worker-src': 'None but ours.',
  'manifest-src': 'The web app’s own manifest.',
  'form-action': 'A form can submit only to its own origin.',
  'base-uri': 'Injected markup cannot change the base of relative addresses.',
  'frame-ancestors': 'No other site can frame the app and steal a press on a price.',
  'require-trusted-types-for': 'A string never becomes a script or HTML: the browser refuses it.',
  'trusted-types':
    'One policy, which trusts the address of the app’s service worker and nothing else. The demo has one for its own.',
};

export const headerReasons: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'The browser calls this host only over https for a year.',
  'X-Content-Type-Options': 'The browser reads a response only as its declared type.',
  'Referrer-Policy': 'Other hosts learn this origin, never which page.',
  'Permissions-Policy': 'Camera, microphone, place, payment and USB are off, for frames too.',
  'Cross-Origin-Opener-Policy': 'A window of another origin gets no reference to this one.',
  'X-Frame-Options': 'What frame-ancestors says, for browsers that do not know it.',
};

/** Parses `deploy/headers`, one header per line. */
export function parseHeaders(file: string): readonly (readonly [name: string, value: string])[] {
  return file
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
}

export function parseDirectives(file: string): readonly (readonly [name: string, value: string])[] {
  const [, policy = ''] = parseHeaders(file).find(([name]) => name === 'Content-Security-Policy') ?? [];
  return policy.split(';').map((part) => {
    const [name = '', ...values] = part.trim().split(/\s+/);
    return [name, values.join(' ')];
  });
}
