// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { setUpReactRoot } from '../../../docs/setup-react-root.ts';
import { MarketGroups } from './MarketGroups.tsx';
import { observeVisibility } from './market-visibility.ts';

const reactRoot = setUpReactRoot();

const show = (ids: readonly string[]) =>
  reactRoot.render(<MarketGroups ids={ids}>{(id) => <section key={id} id={id} />}</MarketGroups>);
const ids = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`);

function market(id: string): HTMLElement {
  const found = reactRoot.element.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`no market ${id}`);
  return found;
}

const dispatchSkipped = (element: Element | null, skipped: boolean) =>
  element?.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped }));

describe('observeVisibility', () => {
  test('reports a market on screen unless it or its group is skipped', () => {
    show(ids(30));
    const onChange = vi.fn();
    const stop = observeVisibility(market('m3'), onChange);
    const group = market('m3').parentElement;
    dispatchSkipped(group, true);
    expect(onChange).toHaveBeenLastCalledWith(false);
    dispatchSkipped(market('m3'), true);
    dispatchSkipped(group, false);
    expect(onChange).toHaveBeenLastCalledWith(false);
    dispatchSkipped(market('m3'), false);
    expect(onChange).toHaveBeenLastCalledWith(true);
    stop();
    dispatchSkipped(group, true);
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  test('ignores neighbours', () => {
    show(ids(30));
    const onChange = vi.fn();
    observeVisibility(market('m3'), onChange);
    dispatchSkipped(market('m4'), true);
    dispatchSkipped(market('m25').parentElement, true);
    expect(onChange).not.toHaveBeenCalled();
  });

  test("MarketGroups keeps a market's element while others come and go", () => {
    show(ids(30));
    const before = ids(30).map(market);
    show(['new', ...ids(30).filter((id) => id !== 'm7'), 'last']);
    expect(
      ids(30)
        .filter((id) => id !== 'm7')
        .map(market),
    ).toEqual(before.filter(({ id }) => id !== 'm7'));
    expect([...reactRoot.element.querySelectorAll('section')].map(({ id }) => id)).toEqual([
      'new',
      ...ids(30).filter((id) => id !== 'm7'),
      'last',
    ]);
  });
});
