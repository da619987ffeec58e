/**
 * The price cache as the public stream's documentation describes it, written for readability and not for speed. It
 * keeps every entry and searches all of them backwards for each price. It shares no code with the app.
 */

type Json = string | number | null | undefined;

export interface WireRunner {
  readonly id: number;
  readonly hc?: Json;
  readonly batb?: readonly (readonly Json[])[];
  readonly batl?: readonly (readonly Json[])[];
  readonly atb?: readonly (readonly Json[])[];
  readonly atl?: readonly (readonly Json[])[];
}

export interface WireDefinition {
  readonly status: string;
  readonly inPlay: boolean;
  readonly runners: readonly { readonly id: number; readonly hc?: Json; readonly status: string }[];
}

export interface WireEntry {
  readonly id: string;
  readonly img?: boolean;
  readonly marketDefinition?: WireDefinition;
  readonly rc?: readonly WireRunner[];
}

export interface WireMessage {
  readonly op: 'mcm';
  readonly ct?: string;
  readonly segmentType?: string;
  readonly clk?: string;
  readonly pt: number;
  readonly mc?: readonly WireEntry[];
}

export type BestOffers = readonly [price: number, size: number] | null;

/** "NaN" and "Infinity" in place of a number mean no value. */
const parseNumber = (raw: Json): number =>
  raw === null || raw === undefined || raw === '' || !Number.isFinite(Number(raw)) ? 0 : Number(raw);

const toCents = (raw: Json): number => Math.round(parseNumber(raw) * 100);

const isSameLine = (runner: { readonly id: number; readonly hc?: Json }, id: number, handicap: number): boolean =>
  runner.id === id && parseNumber(runner.hc) === handicap;

/** "On an image, replace the cache": an image of the stream drops every market, an image of a market its prices. */
export class StreamModel {
  #log: { readonly entry: WireEntry; readonly wipes: boolean }[] = [];

  receive(message: WireMessage): void {
    if (message.ct === 'SUB_IMAGE' && (message.segmentType === undefined || message.segmentType === 'SEG_START'))
      this.#log = [];
    for (const entry of message.mc ?? []) this.#log.push({ entry, wipes: entry.img === true });
  }

  listMarkets(): readonly string[] {
    return [...new Set(this.#log.map(({ entry }) => entry.id))];
  }

  /** The market's last definition, which a replacement of prices keeps. */
  findDefinition(marketId: string): WireDefinition | undefined {
    return this.#log
      .map(({ entry }) => entry)
      .filter((entry) => entry.id === marketId && entry.marketDefinition !== undefined)
      .at(-1)?.marketDefinition;
  }

  findStatus(marketId: string, id: number, handicap: number): string | undefined {
    return this.findDefinition(marketId)?.runners.find((runner) => isSameLine(runner, id, handicap))?.status;
  }

  /** The three best prices of one side of a line. */
  listBest(
    marketId: string,
    id: number,
    handicap: number,
    side: 'back' | 'lay',
  ): readonly [BestOffers, BestOffers, BestOffers] {
    const rows = this.#rowsOf(marketId, id, handicap);
    const levels = this.#levels(rows(side === 'back' ? 'batb' : 'batl'));
    const bestLevels = levels.some((level) => level !== null)
      ? levels
      : this.#depth(rows(side === 'back' ? 'atb' : 'atl'), side);
    return [bestLevels[0] ?? null, bestLevels[1] ?? null, bestLevels[2] ?? null];
  }

  /** Rows of one form about a line since the market's last image, the latest first. */
  #rowsOf(marketId: string, id: number, handicap: number) {
    const marketEntries = this.#log.filter(({ entry }) => entry.id === marketId);
    const since = marketEntries.slice(
      marketEntries.findLastIndex(({ wipes }) => wipes) === -1 ? 0 : marketEntries.findLastIndex(({ wipes }) => wipes),
    );
    const runners = since.flatMap(({ entry }) => entry.rc ?? []).filter((runner) => isSameLine(runner, id, handicap));
    return (form: 'batb' | 'batl' | 'atb' | 'atl') => runners.flatMap((runner) => runner[form] ?? []).reverse();
  }

  /** [level, price, size]: the latest row of a level holds. A price or size of 0 empties it. */
  #levels(latestFirst: readonly (readonly Json[])[]): BestOffers[] {
    return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => {
      const latest = latestFirst.find((row) => row[0] === level);
      return latest === undefined || toCents(latest[1]) <= 0 || toCents(latest[2]) <= 0
        ? null
        : [toCents(latest[1]), toCents(latest[2])];
    });
  }

  /** [price, size]: the latest row of a price holds. A size of 0 removes it. */
  #depth(latestFirst: readonly (readonly Json[])[], side: 'back' | 'lay'): BestOffers[] {
    const prices = [...new Set(latestFirst.map((row) => toCents(row[0])))]
      .filter((price) => price > 0)
      .sort((one, other) => (side === 'back' ? other - one : one - other));
    return prices
      .map((price): BestOffers => [price, toCents(latestFirst.find((row) => toCents(row[0]) === price)?.[1])])
      .filter((offer) => offer !== null && offer[1] > 0);
  }
}
