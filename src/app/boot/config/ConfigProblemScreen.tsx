import { GlobalStyle } from '#ui-kit';
import { ConfigProblemPage, type ConfigProblemPageProps } from './ConfigProblemPage.tsx';

const reloadPage = () => window.location.reload();

/** The document of an app that cannot start, with its own theme and styles. */
export function ConfigProblemScreen({ problem }: Pick<ConfigProblemPageProps, 'problem'>) {
  return (
    <>
      {/* In a build, the prerendered style sheet holds these styles (boot/prerender/screens.tsx). */}
      {import.meta.env.DEV && <GlobalStyle />}
      <ConfigProblemPage problem={problem} onAgain={reloadPage} />
    </>
  );
}
