import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of a frame with a foreign page. */
export const texts = defineTexts('ui-kit.frame-host', {
  loading: 'Loading {name}',
  refused: { title: 'This address cannot be shown', reason: 'Your operator does not allow this address.' },
  failed: {
    title: 'This page did not load',
    reason: 'The provider has not answered. Its service may be down, or your connection is slow.',
  },
  quiet: 'This page may not have loaded. Can you see it?',
  reload: 'Load again',
  fine: 'Yes, I can see it',
});
