/** Styles of the inbox. Its colours are the page's CSS variables, which its shadow tree inherits. */
export const inboxStyles = `
  :host { position: fixed; inset-block-end: 70px; inset-inline-start: 12px; z-index: 40; font-size: 13px; color: var(--kit-ink-main); }
  details { max-inline-size: 260px; border: 2px dashed var(--kit-warn-main); border-radius: 12px; background: var(--kit-surface-raised); box-shadow: var(--kit-shadow-float); }
  summary { padding: 8px 12px; font-weight: 600; cursor: pointer; }
  div { display: grid; gap: 8px; padding: 0 12px 12px; max-block-size: 50vh; overflow: auto; }
  p, h2 { margin: 0; font-size: 13px; }
  .about { color: var(--kit-ink-soft); font-size: 12px; }
  strong { font-size: 16px; font-variant-numeric: tabular-nums; }
  button { padding: 8px; border: 1px solid var(--kit-line-strong); border-radius: 8px; background: var(--kit-surface-panel); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
`;
