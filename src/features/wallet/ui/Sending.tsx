import { texts } from '../texts.ts';
import { Upload } from './Sending.styles.ts';

/** How far the screenshot is; `share` from 0 to 1. */
export function Sending({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Upload>
      {texts.deposit.uploading(percent)}
      <progress max={100} value={percent} />
    </Upload>
  );
}
