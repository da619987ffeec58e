// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pressButton } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import type { CashOutProgress } from '../model/cash-out-controller.ts';
import { proposeCashOut } from '../model/proposal.ts';
import { dialogArgs } from '../testing/dialog-args.ts';
import { favourite, favouritePositions } from '../testing/samples.ts';
import { texts } from '../texts.ts';
import { CashOutDialog } from './CashOutDialog.tsx';

const page = setUpReactRoot();

/** A cash-out whose bet the exchange refused. */
const stopped: CashOutProgress = {
  phase: 'stopped',
  legs: (proposeCashOut(favourite, favouritePositions, 100).closing?.legs ?? []).map((leg) => ({
    leg,
    state: { kind: 'refused', message: 'Unmatch bet not allowed.' },
  })),
};

function StoppedCashOut() {
  const [progress, setProgress] = useState<CashOutProgress | null>(stopped);
  return (
    <dialog open>
      <CashOutDialog {...dialogArgs} progress={progress} onRestart={() => setProgress(null)} />
    </dialog>
  );
}

test('CashOutDialog moves the focus to the dialog when a restart removes the button', async () => {
  page.render(<StoppedCashOut />);
  await pressButton(texts.restart);
  expect(page.element.textContent).not.toContain(texts.restart);
  expect(document.activeElement).toBe(page.element.querySelector('dialog'));
});
