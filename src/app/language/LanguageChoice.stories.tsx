import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { languageStore } from './language-store.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { texts } from './texts.ts';

const meta = preview.meta({
  component: LanguageChoice,
  beforeEach() {
    const before = languageStore.getState();
    return () => languageStore.setState(before, true);
  },
});

/** Each language has its own name. A language without a review says that it is a draft. */
export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: texts.label });
    await expect(choice).toHaveDisplayValue('English');
    for (const tag of ['en', 'hi', 'bn', 'ur', 'ta', 'te'])
      await expect(choice.querySelector(`option[lang="${tag}"]`)).toBeInTheDocument();
  },
});

/** The list shows the new language while its messages download. */
export const Downloading = meta.story({
  beforeEach: () => languageStore.setState({ pending: 'hi' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
  },
});

/** The language on screen stays. */
export const Failed = meta.story({
  beforeEach: () => languageStore.setState({ hasFailed: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.failed);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('English');
  },
});

/** The languages that config.json offers, one of them from a file of the operator. */
export const OfTheOperator = meta.story({
  beforeEach: () =>
    languageStore.setState({
      offered: [
        { tag: 'en', name: 'English', isDraft: false },
        { tag: 'mr', name: 'मराठी', isDraft: false },
      ],
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['English', 'मराठी']);
  },
});

/** A choice of one language is none. */
export const OnlyOne = meta.story({
  beforeEach: () => languageStore.setState({ offered: [{ tag: 'en', name: 'English', isDraft: false }] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});
