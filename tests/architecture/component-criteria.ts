import { codeFiles, readRepositoryFile } from './repository-files.ts';
import { oneAtATime, wordless } from './story-exceptions.ts';
import { readStories } from './story-files.ts';

const KIT = 'src/ui-kit/';

/** Facts about a component, from the sources. Each fact is a criterion of the status "stable". */
export interface ComponentFacts {
  /** A typical story and at least one variant. A component that is drawn in one way only has no variants. */
  readonly 'stories of its states': boolean;
  readonly 'a play function': boolean;
  readonly 'axe in each story': boolean;
  readonly 'a story Permutations': boolean;
  readonly 'a story in both directions': boolean;
  readonly 'a user among the features or the app': boolean;
}

/** Exported names of the ui-kit, by the folder of their file: `trading/OddsCell`. */
const exportsByFolder = new Map<string, string[]>();
for (const [, names = '', path = ''] of readRepositoryFile(`${KIT}index.ts`).matchAll(
  /^export (?:type )?\{([^}]+)\} from '\.\/([^']+)'/gm,
)) {
  const folder = path.split('/').slice(0, -1).join('/');
  const exported = names.split(',').flatMap((name) => /\w+$/.exec(name.trim()) ?? []);
  exportsByFolder.set(folder, [...(exportsByFolder.get(folder) ?? []), ...exported]);
}

const productImports = codeFiles
  .filter((file) => /^src\/(features|app)\//.test(file) && !/\.(stories|test)\.tsx?$|\/testing\//.test(file))
  .flatMap((file) => [
    ...readRepositoryFile(file).matchAll(/(?:import (?:type )?\{([^}]+)\} from |import\()'#ui-kit(?:\/([^']+))?'/g),
  ]);

/** Names that the features and the app import from the index of the ui-kit. */
const importedNames = new Set(
  productImports.flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /\w+/.exec(name.replace('type ', '').trim()) ?? []),
  ),
);

/** Folders of the ui-kit from which they load a file later: `feedback/Toast`. */
const importedFolders = new Set(productImports.map(([, , path = '']) => path.split('/').slice(0, -1).join('/')));

/** Whether the props have unions, of which `Permutations` shows the combinations. */
const hasUnions = (component: string): boolean => /^ {2}\w+\?: (Button\w+|'[\w-]+' \| '[\w-]+'.*);$/m.test(component);

/** `component`: its path below the ui-kit without an ending, such as `trading/OddsCell/OddsCell`. */
export function collectFacts(component: string, takesFocus: boolean): ComponentFacts {
  const [name = '', ...parents] = component.split('/').reverse();
  const folder = parents.reverse().join('/');
  const storyFile = `${KIT}${component}.stories.tsx`;
  const text = readRepositoryFile(storyFile);
  const stories = readStories(`./${storyFile}`);
  const names = stories.map((story) => story.name);
  const source = codeFiles.includes(`${KIT}${component}.tsx`) ? readRepositoryFile(`${KIT}${component}.tsx`) : '';
  return {
    'stories of its states': stories.length > 1 || (!takesFocus && wordless.includes(name)),
    'a play function': !takesFocus || /\bplay:|\bplay\(|\.play = /.test(text),
    'axe in each story': !/a11y: \{[^}]*(disable: true|test: '(off|todo)')/.test(text),
    'a story Permutations': names.includes('Permutations') || oneAtATime.includes(name) || !hasUnions(source),
    'a story in both directions':
      wordless.includes(name) || names.some((story) => /(Both Ways|Right To Left)$/i.test(story)),
    'a user among the features or the app':
      importedFolders.has(folder) || (exportsByFolder.get(folder) ?? []).some((each) => importedNames.has(each)),
  };
}

export const listMissing = (facts: ComponentFacts): readonly string[] =>
  Object.entries(facts).flatMap(([criterion, isMet]) => (isMet ? [] : [criterion]));
