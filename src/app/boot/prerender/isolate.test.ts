import { expect, test } from 'vitest';
import { isolateScreens } from './isolate.ts';

const html = {
  login:
    '<main class="sc-abc kXyZ"><label for="u1" class="kXyZ">Name</label>' +
    '<input id="u1" name="userName" aria-describedby="u1-error" class="sc-abc"/></main>',
  register: '',
  shell: '<a class="sc-z" style="color: red">Home</a>',
  home: '',
  match: '<p class="mNo sc-x">-</p>',
  failed: '',
};
const css =
  '.kXyZ{color:red;margin:.5rem;}.kXyZ:hover .pQr{color:blue;}@media (width>1px){.kXyZ{background:url(x.woff2);}}';

test('isolateScreens prefixes classes and ids, and removes names of fields and style attributes', () => {
  expect(isolateScreens({ html, css, matchCss: '.mNo .unknown{top:0;}' })).toEqual({
    html: {
      login:
        '<main class="first-kXyZ"><label for="first-u1" class="first-kXyZ">Name</label>' +
        '<input id="first-u1" data-name="userName" aria-describedby="first-u1-error"/></main>',
      register: '',
      shell: '<a>Home</a>',
      home: '',
      match: '<p class="first-mNo">-</p>',
      failed: '',
    },
    css: '.first-kXyZ{color:red;margin:.5rem;}.first-kXyZ:hover .first-pQr{color:blue;}@media (width>1px){.first-kXyZ{background:url(x.woff2);}}',
    matchCss: '.first-mNo .first-unknown{top:0;}',
  });
});
