import { GlobalStyle } from '#ui-kit';
import { ConfigProblemPage, type ConfigProblemPageProps } from './ConfigProblemPage.tsx';

const reload = () => window.location.reload();

/** The whole document when there is no app to start. */
export function ConfigProblemScreen({ problem }: Pick<ConfigProblemPageProps, 'problem'>) {
  return (
    <>
      {/* A built page has it in a sheet (first-frame/frames.tsx). */}
      {import.meta.env.DEV && <GlobalStyle />}
      <ConfigProblemPage problem={problem} onAgain={reload} />
    </>
  );
}
