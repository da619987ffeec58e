import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, CopyField, Notice, Spinner } from '#ui-kit';
import { twoStepQuery, useConnectionId, useLinkedByHand, useLinkingCode, type Known, type LinkingCode, type Method } from '../../api/two-step.ts';
import { problemOf } from '../../model/problem.ts';
import { texts } from '../../texts.ts';
import { Actions, Why } from '../Form.styles.ts';
import { useLatch } from '../use-latch.ts';
import { AskPassword } from './AskPassword.tsx';
import { LinkCode } from './LinkCode.tsx';
import { Stack, Steps, Waiting } from './TwoStep.styles.ts';

export interface SetUpProps {
  known: Known;
  onCancel: () => void;
}

const ASKED_EVERY_MS = 3_000;

/** The phone acts, not the page: either the server is asked until it has heard of it, or the bettor says so. */
function Awaited({ method, known, onCancel }: SetUpProps & { method: Method }) {
  const linked = useLinkedByHand();
  useQuery({ ...twoStepQuery(known), refetchInterval: known === 'asked' ? ASKED_EVERY_MS : false });
  const words = method === 'app' ? texts.twoStep.link : texts.twoStep.telegram;
  return (
    <>
      {known === 'asked' ? (
        <Waiting role="status">
          <Spinner decorative />
          {words.waiting}
        </Waiting>
      ) : (
        <Why>{words.unasked}</Why>
      )}
      <Actions>
        {known === 'remembered' && (
          <Button variant="primary" onClick={() => linked.mutate(method)}>
            {words.done}
          </Button>
        )}
        <Button onClick={onCancel}>{texts.twoStep.cancel}</Button>
      </Actions>
    </>
  );
}

export function SetUpApp(props: SetUpProps) {
  const latched = useLatch();
  const code = useLinkingCode();
  // While a new one is on its way, or did not come, the old one stays on screen as expired.
  const [shown, setShown] = useState<LinkingCode | null>(null);
  const ask = (password: string) => void latched(async () => setShown(await code.mutateAsync(password)));
  const problem = code.isError ? problemOf(code.error) : null;
  if (shown === null) return <AskPassword busy={code.isPending} problem={problem} onPassword={ask} onCancel={props.onCancel} />;
  return (
    <Stack>
      {problem !== null && (
        <Notice tone="loss" role="alert">
          {problem}
        </Notice>
      )}
      <LinkCode {...shown} busy={code.isPending} onAgain={() => ask(code.variables ?? '')} />
      <Awaited {...props} method="app" />
    </Stack>
  );
}

export function SetUpTelegram(props: SetUpProps) {
  const latched = useLatch();
  const connection = useConnectionId();
  const ask = (password: string) => void latched(() => connection.mutateAsync(password));
  if (connection.data === undefined)
    return <AskPassword busy={connection.isPending} problem={connection.isError ? problemOf(connection.error) : null} onPassword={ask} onCancel={props.onCancel} />;
  const { bot, connectionId } = connection.data;
  const words = texts.twoStep.telegram;
  return (
    <Stack>
      <Steps>
        <li>
          <CopyField label={words.find} value={bot} />
        </li>
        <li>
          <CopyField label={words.send} value={`/connect ${connectionId}`} />
        </li>
      </Steps>
      <Awaited {...props} method="telegram" />
    </Stack>
  );
}
