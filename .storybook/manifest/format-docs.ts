import type { WrittenDocs } from './read-docs.ts';

type Rows = readonly (readonly [string, string])[];

const listTexts = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n');
const listRows = (rows: Rows): string => listTexts(rows.map(([name, text]) => `${name}: ${text}`));

function describeStatus({ status }: WrittenDocs): string {
  if (status.stage === 'draft') return `draft: ${status.reason}`;
  return status.stage === 'beta'
    ? `beta since ${status.since}, missing: ${status.missing}`
    : `stable since ${status.since}`;
}

function formatExample({ examples }: WrittenDocs, verdict: 'do' | 'dont'): string {
  const { caption, render } = examples[verdict];
  return `${caption}\n\n\`\`\`tsx\n${render}\n\`\`\``;
}

/** Formats the docs of a component as Markdown. The headings fit below the fourth level, where Storybook puts them. */
export function formatDocs(docs: WrittenDocs): string {
  const { keyboard, performance, changes } = docs;
  const sections: Rows = [
    ['When to use it', listTexts(docs.useWhen)],
    ['When to use another one', listRows(docs.avoidWhen.map(({ when, instead }) => [instead, when]))],
    ['Anatomy', listRows(docs.anatomy.parts.map(({ part, role }) => [part, role]))],
    ['Do', formatExample(docs, 'do')],
    ['Do not', formatExample(docs, 'dont')],
    ['Content', listTexts(docs.content)],
    ['Keyboard', keyboard === 'takes no focus' ? 'It takes no focus.' : listRows(keyboard)],
    ['Announcements', listTexts(docs.announcements)],
    ['States', listRows(docs.states)],
    ['Performance', performance === 'not live' ? '' : listTexts(performance)],
    ['Status', describeStatus(docs)],
    ['Changes', listRows(changes)],
    ['Also called', docs.synonyms.join(', ')],
  ];
  const written = sections.filter(([, text]) => text !== '').map(([title, text]) => `#### ${title}\n\n${text}`);
  return [docs.purpose, ...written].join('\n\n');
}
