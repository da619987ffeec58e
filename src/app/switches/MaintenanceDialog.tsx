import { Wrench } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Button, Stack } from '#ui-kit';
import { Cover, CoverIcon, CoverText, CoverTitle } from './MaintenanceDialog.styles.ts';
import { texts } from './texts.ts';

export interface MaintenanceDialogProps {
  /** The operator's reason, which can be empty. */
  reason: string;
  /** Reads the switches again, and returns whether that succeeded. The dialog goes with them. */
  onCheck: () => Promise<boolean>;
  /** Called when the dialog goes: what the page has read can be old. */
  onEnd: () => void;
}

const ICON_SIZE = 32;

const describeCheck = (check: number | 'failed'): string =>
  check === 'failed' ? texts.checkFailed : texts.stillPaused({ time: formatTimestamp(check, 'second') ?? '' });

/**
 * Covers the whole page, which stays as it is below: a typed stake is there afterwards. It goes only with the pause,
 * and the focus returns to where it was.
 */
export function MaintenanceDialog({ reason, onCheck, onEnd }: MaintenanceDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isChecking, setIsChecking] = useState(false);
  /** Time of the last check, or `failed`. Null before the first. */
  const [lastCheck, setLastCheck] = useState<number | 'failed' | null>(null);
  const handleEnd = useEffectEvent(onEnd);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      // Only a dialog that closes gives the focus back.
      element?.close();
      handleEnd();
    };
  }, []);
  const check = () => {
    setIsChecking(true);
    void onCheck().then((isRead) => {
      setIsChecking(false);
      setLastCheck(isRead ? Date.now() : 'failed');
    });
  };
  return (
    <Cover
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a dialog in spite of the line above.
      onClose={() => {
        if (dialog.current?.isConnected === true) dialog.current.showModal();
      }}
    >
      <Stack>
        <CoverIcon>
          <Wrench size={ICON_SIZE} aria-hidden />
        </CoverIcon>
        <CoverTitle id={titleId}>{texts.maintenance}</CoverTitle>
        {reason !== '' && (
          <CoverText data-emphasis>
            <bdi>{reason}</bdi>
          </CoverText>
        )}
        <CoverText>{texts.maintenanceBets}</CoverText>
        <CoverText>{texts.maintenanceNext}</CoverText>
        <div>
          <Button variant="primary" size="large" busy={isChecking} onClick={check}>
            {texts.checkNow}
          </Button>
        </div>
        <CoverText role="status">{lastCheck !== null && !isChecking && describeCheck(lastCheck)}</CoverText>
      </Stack>
    </Cover>
  );
}
