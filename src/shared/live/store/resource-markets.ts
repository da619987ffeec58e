/**
 * Markets of each watched resource. The home page and a match may share a market, which is dropped with the last of
 * them.
 */
export class ResourceMarkets {
  readonly #byOwner = new Map<string, ReadonlySet<string>>();

  listMarkets(owner: string): ReadonlySet<string> {
    return this.#byOwner.get(owner) ?? new Set();
  }

  hasMarket(marketId: string): boolean {
    return [...this.#byOwner.values()].some((marketIds) => marketIds.has(marketId));
  }

  /** Sets an owner's markets and returns those without any owner left. */
  setMarkets(owner: string, marketIds: readonly string[]): string[] {
    const before = this.listMarkets(owner);
    this.#byOwner.set(owner, new Set(marketIds));
    return this.#orphans(before);
  }

  release(owner: string): string[] {
    const before = this.listMarkets(owner);
    this.#byOwner.delete(owner);
    return this.#orphans(before);
  }

  #orphans(candidates: ReadonlySet<string>): string[] {
    const owners = [...this.#byOwner.values()];
    return [...candidates].filter((marketId) => !owners.some((marketIds) => marketIds.has(marketId)));
  }
}
