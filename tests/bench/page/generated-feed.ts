import type { Side } from '#shared/domain/market/market.ts';
import { getLadderPrices } from '#shared/domain/odds/ladder.ts';
import { createRandom } from '../../setup/random.ts';
import { CELLS, countCells, type FeedShape, RUNNERS } from './shape.ts';

export interface FeedCell {
  readonly marketId: string;
  readonly runnerId: number;
  readonly side: Side;
  readonly level: 0 | 1 | 2;
}

/** Returns the number of a cell. Cells are numbered by market and runner: back 0, 1, 2, then lay 0, 1, 2. */
export const getCellIndex = ({ marketId, runnerId, side, level }: FeedCell): number =>
  (Number(marketId.slice(2)) * RUNNERS + runnerId) * CELLS + (side === 'back' ? level : level + 3);

type FeedLevel = [level: number, price: number, size: number];
interface StreamRunner {
  readonly id: number;
  readonly batb: FeedLevel[];
  readonly batl: FeedLevel[];
}

/**
 * A feed in the format of the stream. Two feeds with the same seed and shape send the same, so one can verify a grid of
 * the other.
 */
export class GeneratedFeed {
  readonly #ladder = getLadderPrices('betfair');
  readonly #random: () => number;
  readonly #shape: FeedShape;
  readonly #step: Int32Array;
  readonly #size: Int32Array;
  readonly #order: Int32Array;

  constructor(seed: number, shape: FeedShape) {
    this.#random = createRandom(seed);
    this.#shape = shape;
    const count = countCells(shape);
    this.#order = Int32Array.from({ length: shape.among }, (_, index) => index);
    this.#step = Int32Array.from({ length: count }, () => 20 + Math.floor(this.#random() * (this.#ladder.length - 60)));
    this.#size = Int32Array.from({ length: count }, () => this.#newSize());
  }

  readonly #newSize = (): number => 10 + Math.floor(this.#random() * 9000);

  /** Price of a cell in hundredths. */
  getPrice(index: number): number {
    return this.#ladder[this.#step[index] ?? 0] ?? 0;
  }

  /** Size of a cell in whole units. */
  getSize(index: number): number {
    return this.#size[index] ?? 0;
  }

  /** Every cell's price in hundredths and size in whole units, in order. */
  getBook(): readonly (readonly [price: number, size: number])[] {
    return Array.from(this.#step, (_, index) => [this.getPrice(index), this.getSize(index)] as const);
  }

  createImage(head: object = {}): string {
    return this.#message([...this.#step.keys()], { ct: 'SUB_IMAGE', ...head }, true);
  }

  /** Moves `changes` different cells by one to three steps each, and gives each a new size. Returns the message. */
  createTick(head: object = {}): string {
    const { changes, among } = this.#shape;
    const changed: number[] = [];
    for (let drawn = 0; drawn < changes; drawn += 1) {
      const other = drawn + Math.floor(this.#random() * (among - drawn));
      const index = this.#order[other] ?? 0;
      this.#order[other] = this.#order[drawn] ?? 0;
      this.#order[drawn] = index;
      const move = (1 + Math.floor(this.#random() * 3)) * (this.#random() < 0.5 ? -1 : 1);
      const step = (this.#step[index] ?? 0) + move;
      this.#step[index] = step < 2 || step > this.#ladder.length - 3 ? (this.#step[index] ?? 0) - move : step;
      this.#size[index] = this.#newSize();
      changed.push(index);
    }
    return this.#message(changed, head, false);
  }

  #message(cells: readonly number[], head: object, image: boolean): string {
    const markets = new Map<number, Map<number, StreamRunner>>();
    for (const index of cells) {
      const runnerIndex = Math.floor(index / CELLS);
      const market = Math.floor(runnerIndex / RUNNERS);
      const runnerId = runnerIndex % RUNNERS;
      const runners = markets.get(market) ?? new Map<number, StreamRunner>();
      const runner = runners.get(runnerId) ?? { id: runnerId, batb: [], batl: [] };
      const place = index % CELLS;
      const rows = place < 3 ? runner.batb : runner.batl;
      rows.push([place % 3, this.getPrice(index) / 100, this.getSize(index)]);
      markets.set(market, runners.set(runnerId, runner));
    }
    const mc = [...markets].map(([market, runners]) => ({
      id: `1.${market}`,
      ...(image && { img: true, marketDefinition: { status: 'OPEN', inPlay: true, runners: [] } }),
      rc: [...runners.values()],
    }));
    return JSON.stringify({ op: 'mcm', pt: 0, ...head, mc });
  }
}
