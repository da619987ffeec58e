import type { Plugin } from 'vite';

export function isCounted(path: string): boolean;
export function withCounters(): Plugin;
