import { texts } from '../texts.ts';
import { Upload } from './Sending.styles.ts';

export interface SendingProps {
  /** How much of the screenshot has left, from 0 to 1. Null: nobody tells, as where a service worker carries it. */
  share: number | null;
}

/** How far the screenshot is, as far as that is known: a bar that stood at 0 % would be a lie. */
export function Sending({ share }: SendingProps) {
  if (share === null) {
    return (
      <Upload>
        {texts.deposit.sending}
        <progress />
      </Upload>
    );
  }
  const percent = Math.round(share * 100);
  return (
    <Upload>
      {percent === 100 ? texts.deposit.uploaded : texts.deposit.uploading(percent)}
      <progress max={100} value={percent} />
    </Upload>
  );
}
