// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { setUpReactRoot } from '../../../docs/setup-react-root.ts';
import { observeVisibility } from './market-visibility.ts';
import { MarketGroups } from './MarketGroups.tsx';

const reactRoot = setUpReactRoot();

const show = (ids: readonly string[]) =>
  reactRoot.render(<MarketGroups ids={ids}>{(id) => <section key={id} id={id} />}</MarketGroups>);
const createIds = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`);

function findMarket(id: string): HTMLElement {
  const found = reactRoot.element.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`no market ${id}`);
  return found;
}

const dispatchSkipped = (element: Element | null, skipped: boolean) =>
  element?.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped }));

describe('observeVisibility', () => {
  test('reports a market on screen unless it or its group is skipped', () => {
    show(createIds(30));
    const onChange = vi.fn();
    const stop = observeVisibility(findMarket('m3'), onChange);
    const group = findMarket('m3').parentElement;
    dispatchSkipped(group, true);
    expect(onChange).toHaveBeenLastCalledWith(false);
    dispatchSkipped(findMarket('m3'), true);
    dispatchSkipped(group, false);
    expect(onChange).toHaveBeenLastCalledWith(false);
    dispatchSkipped(findMarket('m3'), false);
    expect(onChange).toHaveBeenLastCalledWith(true);
    stop();
    dispatchSkipped(group, true);
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  test('ignores neighbours', () => {
    show(createIds(30));
    const onChange = vi.fn();
    observeVisibility(findMarket('m3'), onChange);
    dispatchSkipped(findMarket('m4'), true);
    dispatchSkipped(findMarket('m25').parentElement, true);
    expect(onChange).not.toHaveBeenCalled();
  });

  test("MarketGroups keeps a market's element while others come and go", () => {
    show(createIds(30));
    const before = createIds(30).map(findMarket);
    show(['new', ...createIds(30).filter((id) => id !== 'm7'), 'last']);
    expect(
      createIds(30)
        .filter((id) => id !== 'm7')
        .map(findMarket),
    ).toEqual(before.filter(({ id }) => id !== 'm7'));
    expect([...reactRoot.element.querySelectorAll('section')].map(({ id }) => id)).toEqual([
      'new',
      ...createIds(30).filter((id) => id !== 'm7'),
      'last',
    ]);
  });
});
