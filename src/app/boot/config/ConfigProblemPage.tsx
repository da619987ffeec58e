import { Button } from '#ui-kit';
import { Keys, ProblemText, Screen, Title } from './ConfigProblemPage.styles.ts';
import { describeInvalidKey } from './describe-invalid-key.ts';
import type { ConfigProblem } from './load.ts';
import type { InvalidKey } from './parse.ts';
import { texts } from './texts.ts';

export interface ConfigProblemPageProps {
  problem: ConfigProblem;
  onAgain: () => void;
}

function describeProblem(problem: ConfigProblem): readonly string[] {
  switch (problem.kind) {
    case 'missing':
      return [texts.missing, texts.missingNext];
    case 'unreachable':
      return [texts.unreachable];
    case 'not-json':
      return [texts.notJson({ detail: problem.detail })];
    case 'no-simulation':
      return [texts.noSimulation({ detail: problem.detail }), texts.noSimulationNext];
    case 'wrong':
      return [texts.wrong];
  }
}

/**
 * The page that the operator sees when the app cannot use config.json. Lists each invalid key, its value and the
 * expected value.
 */
export function ConfigProblemPage({ problem, onAgain }: ConfigProblemPageProps) {
  return (
    <Screen>
      <Title>{texts.title}</Title>
      {describeProblem(problem).map((paragraph) => (
        <ProblemText key={paragraph}>{paragraph}</ProblemText>
      ))}
      {problem.kind === 'wrong' && <KeyTable wrong={problem.wrong} />}
      <div>
        <Button variant="primary" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </Screen>
  );
}

function KeyTable({ wrong }: { wrong: readonly InvalidKey[] }) {
  return (
    <Keys>
      <thead>
        <tr>
          <th scope="col">{texts.key}</th>
          <th scope="col">{texts.found}</th>
          <th scope="col">{texts.expected}</th>
        </tr>
      </thead>
      <tbody>
        {wrong.map((each) => (
          <tr key={each.key}>
            <th scope="row">{each.key === '' ? texts.entireFile : each.key}</th>
            <td data-label={texts.found}>{each.found ?? texts.nothing}</td>
            <td data-label={texts.expected}>{describeInvalidKey(each)}</td>
          </tr>
        ))}
      </tbody>
    </Keys>
  );
}
