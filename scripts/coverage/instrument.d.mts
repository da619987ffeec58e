import type { Plugin } from 'vite';

export function isInstrumented(path: string): boolean;
export function createCoveragePlugin(): Plugin;
