import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandFooterContent, type BrandFooterContentProps } from './BrandFooterContent.tsx';

const meta = preview.meta({
  component: BrandFooterContent,
  args: {
    below: 'page',
    text: 'Harbour Bets is licensed in Harbour City under number 1234. Only for people of 18 years and older.',
    links: [
      { text: 'Terms and conditions', href: 'https://bets.example/terms' },
      { text: 'Privacy', href: 'https://bets.example/privacy' },
      { text: 'Responsible play', href: 'https://bets.example/play-safe' },
    ],
  } satisfies BrandFooterContentProps,
});

/** The sentences and the legal links of an operator. */
export const Legal = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'Legal information' });
    await expect(links.querySelectorAll('a')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://bets.example/privacy');
  },
});

/** Below the forms of sign-in and registration. */
export const BelowForm = meta.story({ args: { below: 'form' } });

/** An operator without links. */
export const TextAlone = meta.story({ args: { links: [] } });

/** Markup in a text is text. */
export const Hostile = meta.story({
  args: { text: `<img src=x onerror=alert(1)> ${'Averylongword'.repeat(20)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^<img src=x/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});
