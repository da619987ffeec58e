/** Which markets each watched thing shows. The home page and a match may show the same market: it is let go with the last of them. */
export class VisibleMarkets {
  readonly #byOwner = new Map<string, ReadonlySet<string>>();

  marketsOf(owner: string): ReadonlySet<string> {
    return this.#byOwner.get(owner) ?? new Set();
  }

  isVisible(marketId: string): boolean {
    return [...this.#byOwner.values()].some((visible) => visible.has(marketId));
  }

  /** Sets what an owner shows now and gives back the markets that nobody shows any more. */
  setVisible(owner: string, marketIds: readonly string[]): string[] {
    const before = this.marketsOf(owner);
    this.#byOwner.set(owner, new Set(marketIds));
    return this.#orphans(before);
  }

  release(owner: string): string[] {
    const before = this.marketsOf(owner);
    this.#byOwner.delete(owner);
    return this.#orphans(before);
  }

  #orphans(candidates: ReadonlySet<string>): string[] {
    const owners = [...this.#byOwner.values()];
    return [...candidates].filter((marketId) => !owners.some((visible) => visible.has(marketId)));
  }
}
