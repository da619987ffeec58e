// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { expect, it } from 'vitest';
import { useStore } from 'zustand';
import { money, units, ZERO } from '#shared/domain/money.ts';
import { oracleStake, typedTexts } from '#shared/domain/testing/amount-oracle.ts';
import { reactPlace } from '#ui-kit/docs/reactPlace.ts';
import { BetSlip, type SlipEvents } from '#ui-kit';
import { figuresOf } from '../model/figures.ts';
import { holdOf } from '../model/holds.ts';
import { clearStake, leaveStake, pressPreset, typePrice, typeStake } from '../model/ticket.ts';
import { createRoom, order, type Room } from '../model/testing/room.ts';
import { oddsPick } from '../model/testing/samples.ts';
import { entryView, phaseView, selectionView, submitView } from '../model/view.ts';
import { useSteady } from './use-steady.ts';

const page = reactPlace();
const presets = [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units);
const wealthy = { balance: { available: money(1e14), exposure: ZERO, profitAndLoss: ZERO }, positions: {}, bets: [] };
const nothing = () => undefined;

/** The drawn slip on a controller whose server answers when the test says so. */
function Slip({ room: { desk } }: { room: Room }) {
  const slip = useStore(desk.store, ({ front }) => front);
  const ticket = slip.phase === 'empty' ? null : slip.ticket;
  const quote = { price: oddsPick().price, size: null, shut: null };
  const figures = ticket && figuresOf(ticket, wealthy, [7, 8]);
  const hold = ticket && figures && holdOf({ ticket, quote, figures, limits: null, inFlight: false, inDoubt: false, policy: { kind: 'better' } });
  const events = useSteady<SlipEvents>({
    onPrice: (text) => desk.edit((current) => typePrice(current, text)),
    onPriceStep: nothing,
    onStake: (text) => desk.edit((current) => typeStake(current, text)),
    onStakeLeft: () => desk.edit(leaveStake),
    onPreset: (index) => desk.edit((current) => pressPreset(current, index, presets[index] ?? ZERO)),
    onSubmit: () => desk.submit(order),
    onClear: () => desk.edit(clearStake),
    onClose: nothing,
    onEditStakes: nothing,
    onTakeLivePrice: nothing,
    onCheckAgain: nothing,
  });
  if (slip.phase === 'empty' || ticket === null) return null;
  return (
    <BetSlip
      layout="panel"
      selection={selectionView(ticket)}
      entry={entryView(ticket, presets, quote, null)}
      figures={{ profit: null, liability: null, balanceAfter: null, exposureAfter: null, limits: null }}
      phase={phaseView(slip, null, 0)}
      submit={submitView(slip, hold)}
      events={events}
    />
  );
}

const field = (): HTMLInputElement => page.element.querySelector<HTMLInputElement>('input[data-autofocus]') ?? expect.fail('no stake field');

/** What a browser does with a field: the new text at once, then one event. */
function enter(text: string, caret: number) {
  const input = field();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

type Step = { readonly by: 'keys' | 'paste'; readonly text: string; readonly at: number } | { readonly by: 'delete'; readonly at: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ by: fc.constantFrom('keys' as const, 'paste' as const), text: typedTexts, at: fc.nat(100) }),
    fc.record({ by: fc.constant('delete' as const), at: fc.nat(100) }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Does one step in the field, and returns the text that a plain text field would hold after it. */
function doStep(step: Step): string {
  const before = field().value;
  const at = before === '' ? 0 : step.at % (before.length + 1);
  if (step.by === 'delete') {
    const text = before.slice(0, Math.max(0, at - 1)) + before.slice(at);
    enter(text, Math.max(0, at - 1));
    return text;
  }
  const pieces = step.by === 'keys' ? [...step.text] : [step.text];
  let typed = '';
  for (const piece of pieces) {
    typed += piece;
    enter(field().value.slice(0, at + typed.length - piece.length) + piece + field().value.slice(at + typed.length - piece.length), at + typed.length);
  }
  return before.slice(0, at) + step.text + before.slice(at);
}

let slips = 0;

it('the slip sends the stake that the text on screen means, however it was typed, and nothing where it cannot be read', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const room = createRoom();
      room.desk.pick(oddsPick());
      page.render(<Slip key={(slips += 1)} room={room} />);
      for (const step of actions) {
        const expected = doStep(step);
        expect(field().value).toBe(expected);
      }
      const meant = oracleStake(field().value);
      act(() => page.element.querySelector('form')?.requestSubmit());
      const sendable = typeof meant === 'bigint' && meant > 0n;
      expect(room.sent.map(({ stake }) => BigInt(stake)), JSON.stringify(field().value)).toEqual(sendable ? [meant] : []);
      expect(field().getAttribute('aria-invalid') === 'true').toBe(meant === 'unreadable');
      expect(page.element.querySelector('[role="alert"]') !== null).toBe(meant === 'unreadable');
    }),
    { numRuns: 60 },
  );
});
