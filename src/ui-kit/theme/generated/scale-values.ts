/* Written by `npm run tokens:build` from the token files in src/ui-kit/theme/tokens. */
type Scale = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const scales = {
  space: {
    hair: '2px',
    tiny: '4px',
    small: '6px',
    snug: '8px',
    base: '12px',
    roomy: '16px',
    wide: '24px',
    vast: '40px',
  },
  text: {
    micro: '0.6875rem',
    small: '0.75rem',
    quiet: '0.8125rem',
    body: '0.875rem',
    lead: '0.9375rem',
    title: '1.125rem',
    page: '1.25rem',
  },
  weight: { regular: '400', medium: '550', strong: '600', heavy: '680' },
  leading: { digits: '1.15', tight: '1.15', snug: '1.3', base: '1.45' },
  radius: { chip: '5px', cell: '7px', control: '8px', card: '12px', sheet: '16px', round: '999px' },
  rule: { hair: '1px', bold: '2px', band: '4px' },
  control: { small: '32px', medium: '40px', large: '46px', target: '24px', mark: '32px' },
  cell: {
    width: '4.25rem',
    height: '2.75rem',
    phoneWidth: '4.75rem',
    phoneHeight: '3rem',
    row: '3.375rem',
    phoneRow: '3.625rem',
    head: '1.75rem',
  },
  layout: {
    nav: '208px',
    rail: '344px',
    modal: '440px',
    wide: '720px',
    bar: '3.625rem',
    header: '3.5rem',
    aboveSheet: '5rem',
  },
  motion: { fast: '120ms', backdrop: '150ms', modal: '300ms', pulse: '500ms', ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  layer: { overlay: '1', cover: '2', sticky: '10', header: '20', menu: '30', toast: '50' },
  font: { body: "'Inter Variable', 'Noto Scripts', system-ui, 'Segoe UI', Roboto, sans-serif" },
} as const satisfies Scale;

/** Overrides of the compact density. */
export const compact = {
  cell: { height: '2.25rem', row: '2.75rem', phoneHeight: '2.75rem', phoneRow: '3.25rem', head: '1.5rem' },
  control: { medium: '36px', large: '42px' },
  space: { base: '10px', roomy: '12px', wide: '18px' },
} as const satisfies { readonly [G in keyof typeof scales]?: { readonly [R in keyof (typeof scales)[G]]?: string } };

/** Overrides on phones. */
export const phone = { control: { small: '44px', medium: '44px', large: '48px', target: '44px' } } as const satisfies {
  readonly [G in keyof typeof scales]?: { readonly [R in keyof (typeof scales)[G]]?: string };
};
