import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { chooseControl } from '#storybook/config/choose-controls.tsx';

describe('chooseControl', () => {
  test.each([
    ['string', undefined, { type: 'text' }],
    ['string | null', null, { type: 'text' }],
    ['number | null', 3, { type: 'number' }],
    ['Money', 85_000, { type: 'number' }],
    ['BetPrice | null', null, { type: 'number' }],
    ['ReactNode', undefined, { type: 'select' }],
    ['ReactNode', 'Bets you place stand here.', { type: 'text' }],
    ['ReactNode', createElement('b'), { type: 'select' }],
  ])('edits a %s with the value %j', (summary, value, control) => {
    expect(chooseControl(summary, value)?.control).toEqual(control);
  });

  test.each([
    ['RenderLink', () => null],
    ['readonly Column<Row>[]', [{ id: 'event', getValue: () => null }]],
    ['readonly BottomBarItem[]', [{ icon: createElement('b') }]],
    ['SlipEvents', { onClose: () => undefined }],
    ['File | null', null],
    ['Ref<HTMLInputElement>', undefined],
    ['{ badges?: ReactNode; }', undefined],
  ])('offers no editor for a %s', (summary, value) => {
    expect(chooseControl(summary, value)).toEqual({ control: false });
  });

  test.each([
    ['readonly SelectOption[]', [{ value: 'cricket', name: 'Cricket' }]],
    ['boolean', true],
  ])('leaves a %s to Storybook', (summary, value) => {
    expect(chooseControl(summary, value)).toBeNull();
  });

  test('offers contents for a part of a component', () => {
    expect(chooseControl('ReactNode', undefined)?.options).toEqual(['a text', 'a badge', 'nothing']);
  });
});
