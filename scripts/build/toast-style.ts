import type { Plugin } from 'vite';

/**
 * react-toastify's style sheet sets its colours on `:root`. It comes late, and would have every element of the page styled and laid out anew:
 * 300 ms on a slow phone. They are set where the toasts stand instead (ui-kit/feedback/Toast/Toast.tsx).
 */
export const toastStyle = (): Plugin => ({
  name: 'toast-style',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/ReactToastify\.css(\?|$)/.test(id)) return null;
    if (!code.includes(':root {')) throw new Error('ReactToastify.css no longer sets its colours on :root');
    return { code: code.replaceAll(':root {', "[data-place='toasts'] {"), map: null };
  },
});
