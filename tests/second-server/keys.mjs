// Idempotency keys: the first response of a key is the response to every request with it.

/**
 * Runs an action once for each key of an account.
 * A second request that arrives while the first one is held waits for the same response.
 * A failed action (HTTP 5xx) placed nothing and is forgotten, so that its key may act later.
 */
export function runOnce(account, key, action) {
  if (typeof key !== 'string' || key === '') return action();
  const first = account.keys.get(key);
  if (first) return first;
  const response = action();
  account.keys.set(key, response);
  response.catch(() => account.keys.delete(key));
  return response;
}
