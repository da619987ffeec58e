import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { chartCanvas, layoutBookChart } from './book-chart.ts';
import { buildFancyBook } from './fancy-book.ts';

const middle = buildFancyBook(
  [
    { side: 'yes', run: 45, size: 100, stake: units(1000) },
    { side: 'no', run: 50, size: 100, stake: units(1000) },
  ],
  null,
).bands;

describe('layoutBookChart', () => {
  test('steps at every run and continues to both edges', () => {
    const chart = layoutBookChart(middle, []);
    expect(chart.now.startsWith(`M ${chartCanvas.left} ${chart.zero} H ${chart.toX(45)} V `)).toBe(true);
    expect(chart.now.endsWith(`H ${chart.toX(50)} V ${chart.zero} H ${chartCanvas.right}`)).toBe(true);
    expect(chart.axisLabels.map(({ run }) => run)).toEqual([45, 50]);
    expect(chart.blocks).toEqual([
      {
        tone: 'gain',
        x: chart.toX(45),
        y: chartCanvas.top,
        width: Math.round((chart.toX(50) - chart.toX(45)) * 10) / 10,
        height: chartCanvas.bottom - chartCanvas.top,
      },
    ]);
    expect(chart.whatIf).toBeNull();
  });

  test('draws the draft bet as a second path', () => {
    const { bands } = buildFancyBook([], { side: 'no', run: 44, size: 110, stake: units(500) });
    const chart = layoutBookChart(bands, []);
    expect(chart.now).toBe(
      `M ${chartCanvas.left} ${chart.zero} H ${chart.toX(44)} V ${chart.zero} H ${chartCanvas.right}`,
    );
    expect(chart.whatIf).toContain(`V ${chartCanvas.bottom}`);
  });

  test('keeps every number finite and inside the canvas for any bands and distant scores', () => {
    const bet = fc.record({
      side: fc.constantFrom('yes' as const, 'no' as const),
      run: fc.integer({ min: 1, max: 400 }),
      size: fc.integer({ min: 20, max: 300 }),
      stake: fc.integer({ min: 1, max: 100_000 }).map(units),
    });
    fc.assert(
      fc.property(
        fc.array(bet, { maxLength: 8 }),
        fc.option(bet, { nil: null }),
        fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 2 }),
        (bets, draftBet, marks) => {
          const chart = layoutBookChart(buildFancyBook(bets, draftBet).bands, marks);
          const numbers = [chart.now, chart.whatIf ?? ''].flatMap((path) =>
            path
              .split(/[ MHV]+/)
              .filter((part) => part !== '')
              .map(Number),
          );
          for (const mark of marks) numbers.push(chart.toX(mark));
          for (const { x, y, width, height } of chart.blocks) numbers.push(x, y, x + width, y + height);
          for (const number of numbers) {
            expect(number).toBeGreaterThanOrEqual(chartCanvas.left);
            expect(number).toBeLessThanOrEqual(chartCanvas.right + 0.1);
          }
          chart.axisLabels
            .slice(1)
            .forEach(({ x }, index) => expect(x - (chart.axisLabels[index]?.x ?? 0)).toBeGreaterThanOrEqual(26));
        },
      ),
    );
  });
});
