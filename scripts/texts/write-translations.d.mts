import type { ListedMessage } from './list-messages.mjs';

export function writeLanguageFile(messages: readonly ListedMessage[], language: string): string;
export function writeXliff(messages: readonly ListedMessage[], language: string): string;
