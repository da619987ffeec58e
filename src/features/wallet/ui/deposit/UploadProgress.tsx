import { texts } from '../../texts.ts';
import { UploadLabel } from './UploadProgress.styles.ts';

export interface UploadProgressProps {
  /** Uploaded share of the screenshot from 0 to 1. Null when unknown, for example through a service worker. */
  share: number | null;
}

/** Upload progress of the screenshot. An unknown share shows no bar, because 0 % would be wrong. */
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
      {percent === 100 ? texts.deposit.uploaded : texts.deposit.uploading({ percent })}
      <progress max={100} value={percent} />
    </UploadLabel>
  );
}
