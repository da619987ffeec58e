import { expect, test, vi } from 'vitest';
import { comesLater } from './comesLater.tsx';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('is asked for once, however often, and kept', async () => {
  const load = vi.fn(async () => 'parts');
  const { ask, prepare, store } = comesLater(load);
  expect(load).not.toHaveBeenCalled();
  prepare();
  ask();
  await settle();
  ask();
  prepare();
  expect(load).toHaveBeenCalledOnce();
  expect(store.getState()).toEqual({ state: 'here', parts: 'parts' });
});

test('what did not come is asked for anew, by whoever wants it', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValueOnce('parts');
  const { ask, prepare, store } = comesLater(load);
  prepare();
  await settle();
  prepare();
  expect(store.getState()).toEqual({ state: 'failed' });
  expect(load).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
  ask();
  expect(store.getState()).toEqual({ state: 'coming' });
  await settle();
  expect(store.getState()).toEqual({ state: 'here', parts: 'parts' });
});
