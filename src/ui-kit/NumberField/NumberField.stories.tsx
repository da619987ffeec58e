import preview from '#workshop/preview.tsx';
import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = preview.meta({
  component: NumberField,
  decorators: [(Story) => <div style={{ maxInlineSize: 160 }}><Story /></div>],
  args: { label: 'Odds', text: '1.85', onText: fn(), onStep: fn(), min: 1.01, max: 1000, step: 0.01 } satisfies NumberFieldProps,
});

export const Odds = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise odds' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lower odds' }));
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Odds' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onStep?.mock.calls.flat()).toEqual([1, -1, 1]);
    await expect(args.onText).not.toHaveBeenCalled();
  },
});

export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Odds' }), '9');
    await expect(args.onText).toHaveBeenLastCalledWith('1.859');
  },
});

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise odds' }));
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Odds' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
});

export const WithError = meta.story({ args: { error: 'Min Odd is: 1.01' } });
export const WithoutSteps = meta.story({ render: () => <NumberField label="Run" text="174" onText={fn()} readOnly /> });
