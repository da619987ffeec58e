import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { type Controllers, createControllers } from './controllers.ts';

describe('createControllers', () => {
  test('get creates a controller at the first call and returns the same one afterwards', () => {
    const create = vi.fn(() => ({ of: 'slip' }));
    const { get } = createControllers(new QueryClient());
    expect(create).not.toHaveBeenCalled();
    expect(get(create)).toBe(get(create));
    expect(create).toHaveBeenCalledOnce();
  });

  test('get creates an undefined value once too', () => {
    const create = vi.fn(() => undefined);
    const { get } = createControllers(new QueryClient());
    get(create);
    get(create);
    expect(create).toHaveBeenCalledOnce();
  });

  test('two controllers share a third one and the query client only inside one app', () => {
    const createRegister = () => ({});
    const createUser = ({ get, queries }: Controllers) => ({ register: get(createRegister), queries });
    const createOther = ({ get }: Controllers) => ({ register: get(createRegister) });
    const queries = new QueryClient();
    const [one, two] = [createControllers(queries), createControllers(queries)];
    expect(one.get(createUser).register).toBe(one.get(createOther).register);
    expect(one.get(createUser).queries).toBe(queries);
    expect(two.get(createUser).register).not.toBe(one.get(createUser).register);
  });
});
