import type { Plugin } from 'vite';

/**
 * Moves the colours of react-toastify's style sheet from `:root` to the toast container
 * (ui-kit/feedback/Toast/Toast.tsx). On `:root`, the late style sheet would restyle the whole page: 300 ms on a slow
 * phone.
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
