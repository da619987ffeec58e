import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui-kit';
import type { MatchSummary } from '../../model/match-board.ts';
import { MatchSearch, type MatchSearchProps } from './MatchSearch.tsx';

const createRow = (matchId: string, matchName: string, inPlay = false): MatchSummary => ({
  sportId: '4',
  sportName: 'Cricket',
  seriesId: '1',
  seriesName: 'Premier League',
  matchId,
  matchName,
  startsAt: '2026-03-14T13:00:00Z',
  inPlay,
});

const meta = preview.meta({
  component: MatchSearch,
  args: {
    rows: [
      createRow('1', 'Mumbai v Chennai'),
      createRow('2', 'Chennai v Delhi', true),
      createRow('3', 'Kolkata v Mumbai'),
    ],
    onSelect: fn(),
  } satisfies MatchSearchProps,
});

export const Idle = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search matches' });
    await userEvent.type(field, 'chennai');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ matchId: '1' }));
    await expect(field).toHaveValue('');
  },
});

export const ByPointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kol');
    await userEvent.click(await canvas.findByRole('option', { name: /Kolkata v Mumbai/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ matchId: '3' }));
  },
});

/** The field shows no result text until the matches have loaded. */
export const NotKnownYet = meta.story({
  args: { rows: null, onPreload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onPreload).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(args.onPreload).toHaveBeenCalled();
    await expect(canvas.queryByText('No match found')).toBeNull();
  },
});

/** MatchSearch searches for the typed text as soon as the matches arrive. */
export const MatchesLoadAfterTyping = meta.story({
  args: { onPreload: fn() },
  render: function LateMatches({ onPreload, rows, ...args }) {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <>
        <MatchSearch {...args} rows={isLoaded ? rows : null} onPreload={onPreload} />
        <Button onPointerDown={(event) => event.preventDefault()} onClick={() => setIsLoaded(true)}>
          Matches arrive
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'kol');
    await expect(args.onPreload).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Matches arrive' }));
    await expect(await canvas.findByRole('option', { name: /Kolkata v Mumbai/ })).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    // The search follows the typed text in a later render.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No match found'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});
