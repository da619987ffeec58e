import { describeFileProblem } from '#shared/texts/language-file/describe-file-problem.ts';
import type { FileProblem } from '#shared/texts/language-file/read-description.ts';
import { texts as fileTexts } from '#shared/texts/language-file/texts.ts';
import { loadRestTexts } from '#shared/texts/load-texts.ts';
import { type FetchedFile, MAX_SECONDS } from './fetch-language-file.ts';
import { texts } from './texts.ts';

/** A file of other messages than this app's would fill the console. */
const MAX_LINES = 200;

/** Warns on the console once its texts have loaded. A wrong language file must not stop betting. */
function reportWarning(describe: () => string): void {
  void loadRestTexts().then(
    () => console.warn(describe()),
    () => undefined,
  );
}

function describeReason(fetched: Exclude<FetchedFile, { kind: 'content' }>): string {
  switch (fetched.kind) {
    case 'status':
      return fileTexts.status({ status: fetched.status });
    case 'slow':
      return fileTexts.slow({ seconds: MAX_SECONDS });
    case 'large':
      return fileTexts.large;
    case 'failed':
      return fetched.detail;
  }
}

/** Names a language file that did not arrive. */
export const reportMissingFile = (file: string, fetched: Exclude<FetchedFile, { kind: 'content' }>): void =>
  reportWarning(() => fileTexts.unusable({ file, reason: describeReason(fetched) }));

/** Names each wrong entry of a language file. */
export function reportWrongEntries(file: string, problems: readonly FileProblem[]): void {
  if (problems.length === 0) return;
  const rest = problems.length - MAX_LINES;
  reportWarning(() =>
    [
      fileTexts.wrong({ file }),
      ...problems.slice(0, MAX_LINES).map(describeFileProblem),
      ...(rest > 0 ? [fileTexts.more({ count: rest })] : []),
    ].join('\n'),
  );
}

/** Names languages of config.json that the app cannot offer. */
export function reportUnknownLanguages(tags: readonly string[]): void {
  if (tags.length > 0) reportWarning(() => tags.map((tag) => texts.unknown({ tag })).join('\n'));
}
