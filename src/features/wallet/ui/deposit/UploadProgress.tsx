import { texts } from '../../texts.ts';
import { UploadLabel } from './UploadProgress.styles.ts';

export interface UploadProgressProps {
  /** How much of the screenshot has left, from 0 to 1. Null: nobody tells, as where a service worker carries it. */
  share: number | null;
}

/** How far the screenshot is, as far as that is known: a bar that stood at 0 % would be a lie. */
export function UploadProgress({ share }: UploadProgressProps) {
  if (share === null) {
    return (
      <UploadLabel>
        {texts.deposit.sending}
        <progress />
      </UploadLabel>
    );
  }
  const percent = Math.round(share * 100);
  return (
    <UploadLabel>
      {percent === 100 ? texts.deposit.uploaded : texts.deposit.uploading(percent)}
      <progress max={100} value={percent} />
    </UploadLabel>
  );
}
