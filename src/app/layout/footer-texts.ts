export const footerTexts = { legal: 'Legal information' } as const;
