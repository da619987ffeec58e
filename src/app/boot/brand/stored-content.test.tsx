// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeBrand, storeBrand } from '#shared/storage/write-boot-hints.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { noBrand, setBrandContent, useBrandLabels, useBrandPicture } from '../../providers/brand-content.ts';
import { applyStoredContent } from './stored-content.ts';

const page = setUpReactRoot();

beforeEach(() => setBrandContent(noBrand));
afterEach(removeBrand);

function Content() {
  const labels = useBrandLabels();
  const picture = useBrandPicture();
  return <p>{JSON.stringify({ labels, picture })}</p>;
}

function readContent(): unknown {
  applyStoredContent();
  page.render(<Content />);
  return JSON.parse(page.element.textContent);
}

test('applyStoredContent shows the names and the logo of the last visit', () => {
  const picture = `${location.origin}/brands/h.svg`;
  storeBrand(JSON.stringify({ name: 'Harbour', labels: { home: 'Quay' }, picture }));
  expect(readContent()).toEqual({ labels: { home: 'Quay' }, picture });
});

test('applyStoredContent shows no picture of another scheme', () => {
  storeBrand(JSON.stringify({ name: 'Harbour', labels: {}, picture: 'javascript:alert(1)' }));
  expect(readContent()).toEqual({ labels: {}, picture: null });
});

test.each(['no JSON', 'null', '5', '{"labels":{"home":"Quay"}}', '{"name":"Harbour","labels":{"home":{"a":1}}}'])(
  'applyStoredContent ignores the stored text %j',
  (text) => {
    storeBrand(text);
    expect(readContent()).toEqual({ labels: {}, picture: null });
  },
);
