import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Cluster, CopyField, Notice, Spinner, Stack } from '#ui-kit';
import {
  createTwoStepQuery,
  type LinkingCode,
  type TwoStepMethod,
  type TwoStepSource,
  useConfirmLinked,
  useLinkingCode,
  useTelegramConnection,
} from '../../api/two-step.ts';
import { describeFormError } from '../../model/form-error.ts';
import { settingsTexts } from '../../settings-texts.ts';
import { Explanation } from '../Form.styles.ts';
import { useLatch } from '../useLatch.ts';
import { LinkCode } from './LinkCode.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { Steps, WaitingStatus } from './TwoStep.styles.ts';

export interface TwoStepSetupProps {
  source: TwoStepSource;
  onCancel: () => void;
}

const LINK_POLL_MS = 3_000;

/** Waits for the phone: polls the server until the method is on, or lets the bettor confirm it. */
function LinkConfirmation({ method, source, onCancel }: TwoStepSetupProps & { method: TwoStepMethod }) {
  const confirmLinked = useConfirmLinked();
  useQuery({ ...createTwoStepQuery(source), refetchInterval: source === 'server' ? LINK_POLL_MS : false });
  const labels = method === 'app' ? settingsTexts.twoStep.link : settingsTexts.twoStep.telegram;
  return (
    <>
      {source === 'server' ? (
        <WaitingStatus role="status">
          <Spinner decorative />
          {labels.waiting}
        </WaitingStatus>
      ) : (
        <Explanation>{labels.confirmByHand}</Explanation>
      )}
      <Cluster>
        {source === 'remembered' && (
          <Button variant="primary" onClick={() => confirmLinked.mutate(method)}>
            {labels.done}
          </Button>
        )}
        <Button onClick={onCancel}>{settingsTexts.twoStep.cancel}</Button>
      </Cluster>
    </>
  );
}

export function AppSetup(props: TwoStepSetupProps) {
  const runOnce = useLatch();
  const code = useLinkingCode();
  // Keeps the expired code on screen while a new one loads or fails to load.
  const [visibleCode, setVisibleCode] = useState<LinkingCode | null>(null);
  const requestWithPassword = (password: string) =>
    void runOnce(async () => setVisibleCode(await code.mutateAsync(password)));
  const errorMessage = code.isError ? describeFormError(code.error) : null;
  if (visibleCode === null)
    return (
      <PasswordPrompt
        busy={code.isPending}
        errorMessage={errorMessage}
        onPassword={requestWithPassword}
        onCancel={props.onCancel}
      />
    );
  return (
    <Stack gap="roomy">
      {errorMessage !== null && (
        <Notice tone="loss" role="alert">
          {errorMessage}
        </Notice>
      )}
      <LinkCode {...visibleCode} busy={code.isPending} onRequestNew={() => requestWithPassword(code.variables ?? '')} />
      <LinkConfirmation {...props} method="app" />
    </Stack>
  );
}

export function TelegramSetup(props: TwoStepSetupProps) {
  const runOnce = useLatch();
  const connection = useTelegramConnection();
  const requestWithPassword = (password: string) => void runOnce(() => connection.mutateAsync(password));
  if (connection.data === undefined)
    return (
      <PasswordPrompt
        busy={connection.isPending}
        errorMessage={connection.isError ? describeFormError(connection.error) : null}
        onPassword={requestWithPassword}
        onCancel={props.onCancel}
      />
    );
  const { bot, connectionId } = connection.data;
  const labels = settingsTexts.twoStep.telegram;
  return (
    <Stack gap="roomy">
      <Steps>
        <li>
          <CopyField label={labels.find} value={bot} />
        </li>
        <li>
          <CopyField label={labels.send} value={`/connect ${connectionId}`} />
        </li>
      </Steps>
      <LinkConfirmation {...props} method="telegram" />
    </Stack>
  );
}
