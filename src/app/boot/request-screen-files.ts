import { getTemplateId, type ScreenName } from './prerender/names.ts';
import { waitForDocument } from './wait-for-document.ts';

/**
 * Requests the files that the template of a prerendered screen names (scripts/build/prerender.ts). Resolves when its
 * styles apply, and rejects when they could not be downloaded. Scripts run when they are imported.
 */
export async function requestScreenFiles(name: ScreenName): Promise<void> {
  await waitForDocument();
  const template = document.getElementById(getTemplateId(name)) as HTMLTemplateElement | null;
  const links = [...(template?.content.querySelectorAll('link') ?? [])];
  const styles = links.filter(({ rel }) => rel === 'stylesheet');
  const loaded = styles.map(
    (link) =>
      new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
      }),
  );
  document.head.append(...links);
  await Promise.all(loaded);
}
