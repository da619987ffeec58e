import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import type { StoredTwoStep } from '#shared/storage/session.ts';
import { Badge, Button, Card, ErrorPanel, Notice, Stack } from '#ui-kit';
import { createTwoStepQuery, type TwoStepMethod, type TwoStepSource } from '../../api/two-step.ts';
import { describeFormError } from '../../model/form-error.ts';
import { settingsTexts } from '../../settings-texts.ts';
import { Explanation } from '../Form.styles.ts';
import { MethodAbout } from './MethodAbout.tsx';
import { MethodHeaderRow, MethodItem, MethodStatus } from './TwoStep.styles.ts';
import { AppSetup, TelegramSetup } from './TwoStepSetup.tsx';
import { METHODS, TwoStepSkeleton } from './TwoStepSkeleton.tsx';
import { AppTurnOff, TelegramTurnOff } from './TwoStepTurnOff.tsx';

export interface TwoStepCardProps {
  /** `server` when the server has a status call; `remembered` when only the last sign-in is known. */
  source: TwoStepSource;
}

interface MethodChange {
  readonly kind: 'set-up' | 'turn-off';
  readonly method: TwoStepMethod;
}

/** Takes the focus from the form that it replaces. */
function DoneNotice({ children }: { children: ReactNode }) {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) noticeRef.current?.focus();
  }, []);
  return (
    <Notice ref={noticeRef} tabIndex={-1} tone="gain" role="status">
      {children}
    </Notice>
  );
}

/** Shows the second sign-in step, with forms to set it up and to turn it off. */
export function TwoStepCard({ source }: TwoStepCardProps) {
  const query = useQuery(createTwoStepQuery(source));
  const { data: step, error, isFetching, refetch } = useRetriableRead(query);
  const [change, setChange] = useState<MethodChange | null>(null);
  /** Method whose button takes the focus after the bettor cancels. */
  const [focusMethod, setFocusMethod] = useState<TwoStepMethod | null>(null);
  const startChange = (next: MethodChange) => {
    setChange(next);
    setFocusMethod(null);
  };
  const cancelChange = (method: TwoStepMethod) => {
    setChange(null);
    setFocusMethod(method);
  };
  const labels = settingsTexts.twoStep;
  const isDone =
    change === null || step === undefined ? null : change.kind === 'set-up' ? step === change.method : step === null;

  return (
    <Card title={labels.title}>
      <Stack gap="roomy">
        <Explanation>{labels.description}</Explanation>
        {change !== null && isDone && (
          <DoneNotice>{(change.kind === 'set-up' ? labels.isOn : labels.isOff)[change.method]}</DoneNotice>
        )}
        {step === undefined && error === null && <TwoStepSkeleton />}
        {step === undefined && error !== null && (
          <ErrorPanel title={labels.loadFailed} onRetry={() => void refetch()} busy={isFetching}>
            {describeFormError(error)}
          </ErrorPanel>
        )}
        {step !== undefined && (
          <Stack as="ul" gap="none">
            {METHODS.map((method) => (
              <MethodRow
                key={method}
                method={method}
                step={step}
                source={source}
                change={isDone ? null : change}
                takesFocus={focusMethod === method}
                onStart={startChange}
                onCancelChange={cancelChange}
              />
            ))}
            {step === 'secure' && (
              <MethodItem>
                <MethodHeader method="secure" isOn />
              </MethodItem>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function MethodHeader({ method, isOn, action }: { method: StoredTwoStep; isOn: boolean; action?: ReactNode }) {
  const labels = settingsTexts.twoStep;
  return (
    <MethodHeaderRow>
      <MethodAbout method={method} />
      <MethodStatus>
        <Badge tone={isOn ? 'gain' : 'neutral'}>{isOn ? labels.on : labels.off}</Badge>
        {action}
      </MethodStatus>
    </MethodHeaderRow>
  );
}

interface MethodRowProps {
  method: TwoStepMethod;
  step: StoredTwoStep | null;
  source: TwoStepSource;
  change: MethodChange | null;
  /** True for the method that the bettor has just cancelled. */
  takesFocus: boolean;
  onStart: (change: MethodChange) => void;
  onCancelChange: (method: TwoStepMethod) => void;
}

function MethodRow({ method, step, source, change, takesFocus, onStart, onCancelChange }: MethodRowProps) {
  const labels = settingsTexts.twoStep;
  const isOn = step === method;
  const activeAction = change?.method === method ? change.kind : null;
  const cancel = () => onCancelChange(method);
  const name = labels.names[method];
  // Turning the app off needs our call. Without that call, only the operator can turn it off.
  const isTurnOffBlocked = isOn && method === 'app' && source === 'remembered';
  const toggleButton = isOn ? (
    <Button
      size="small"
      aria-label={labels.turnOffOf({ method: name })}
      autoFocus={takesFocus}
      onClick={() => onStart({ kind: 'turn-off', method })}
    >
      {labels.turnOff}
    </Button>
  ) : (
    <Button
      size="small"
      aria-label={labels.setUpOf({ method: name })}
      autoFocus={takesFocus}
      onClick={() => onStart({ kind: 'set-up', method })}
    >
      {labels.setUp}
    </Button>
  );
  const isToggleVisible = activeAction === null && !isTurnOffBlocked && (isOn || step === null);
  return (
    <MethodItem>
      <MethodHeader method={method} isOn={isOn} action={isToggleVisible && toggleButton} />
      {isTurnOffBlocked && <Explanation>{labels.cannotTurnOff}</Explanation>}
      {!isOn && step !== null && step !== 'secure' && <Explanation>{labels.oneAtATime}</Explanation>}
      {activeAction === 'set-up' &&
        !isOn &&
        (method === 'app' ? (
          <AppSetup source={source} onCancel={cancel} />
        ) : (
          <TelegramSetup source={source} onCancel={cancel} />
        ))}
      {activeAction === 'turn-off' &&
        isOn &&
        (method === 'app' ? <AppTurnOff onCancel={cancel} /> : <TelegramTurnOff onCancel={cancel} />)}
    </MethodItem>
  );
}
