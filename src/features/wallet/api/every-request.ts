import { read } from '#shared/api/call.ts';
import { getwalletsummary, type WalletRequest } from '#shared/api/contract/wallet.ts';
import type { Wanted } from '../model/wanted.ts';

const AT_ONCE = 100;
/** A server that counts wrongly does not keep us reading for ever. */
const MOST_PAGES = 1_000;

/** All pages of a list, one after the other. */
export async function everyRequest({ type, from, to }: Wanted, signal: AbortSignal, onProgress: (done: number, total: number) => void): Promise<readonly WalletRequest[]> {
  const all: WalletRequest[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows, received, total } = await read(getwalletsummary, { ...(type !== null && { type }), from_date: from, to_date: to, page, limit: AT_ONCE }, { signal });
    all.push(...rows);
    onProgress(all.length, total ?? all.length);
    if (received === 0 || (total === null ? received < AT_ONCE : all.length >= total)) break;
  }
  return all;
}
