// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { reactPlace } from '../docs/reactPlace.ts';
import { MarketGroups } from './MarketGroups.tsx';
import { followOnScreen } from './on-screen.ts';

const page = reactPlace();

const show = (ids: readonly string[]) => page.render(<MarketGroups ids={ids}>{(id) => <section key={id} id={id} />}</MarketGroups>);
const ids = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`);

function market(id: string): HTMLElement {
  const found = page.element.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`no market ${id}`);
  return found;
}

const say = (element: Element | null, skipped: boolean) => element?.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped }));

describe('a market that the browser may skip', () => {
  it('is on screen where neither it nor its group is skipped', () => {
    show(ids(30));
    const told = vi.fn();
    const leave = followOnScreen(market('m3'), told);
    const group = market('m3').parentElement;
    say(group, true);
    expect(told).toHaveBeenLastCalledWith(false);
    say(market('m3'), true);
    say(group, false);
    expect(told).toHaveBeenLastCalledWith(false);
    say(market('m3'), false);
    expect(told).toHaveBeenLastCalledWith(true);
    leave();
    say(group, true);
    expect(told).toHaveBeenCalledTimes(4);
  });

  it('hears nothing of its neighbours', () => {
    show(ids(30));
    const told = vi.fn();
    followOnScreen(market('m3'), told);
    say(market('m4'), true);
    say(market('m25').parentElement, true);
    expect(told).not.toHaveBeenCalled();
  });

  it('keeps its element while others come and go', () => {
    show(ids(30));
    const before = ids(30).map(market);
    show(['new', ...ids(30).filter((id) => id !== 'm7'), 'last']);
    expect(ids(30).filter((id) => id !== 'm7').map(market)).toEqual(before.filter(({ id }) => id !== 'm7'));
    expect([...page.element.querySelectorAll('section')].map(({ id }) => id)).toEqual(['new', ...ids(30).filter((id) => id !== 'm7'), 'last']);
  });
});
