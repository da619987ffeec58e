import { useEffect, useEffectEvent, useRef } from 'react';
import { PreviewCanvas } from './FileUpload.styles.ts';

interface ImagePreviewProps {
  file: File;
  label: string;
  onUnreadable: (() => void) | undefined;
}

/** Longer edge of the drawing in device pixels, sharp at twice its display size. */
const MAX_EDGE = 192;

/** Drawn on a canvas: an object URL would need an exception in the security policy. */
export function ImagePreview({ file, label, onUnreadable }: ImagePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const onFailure = useEffectEvent(() => onUnreadable?.());

  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => {
        const element = canvas.current;
        if (isCurrent && element !== null) {
          const scale = MAX_EDGE / Math.max(bitmap.width, bitmap.height);
          element.width = Math.max(1, Math.round(bitmap.width * scale));
          element.height = Math.max(1, Math.round(bitmap.height * scale));
          element.getContext('2d')?.drawImage(bitmap, 0, 0, element.width, element.height);
        }
        bitmap.close();
      },
      () => {
        if (isCurrent) onFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return <PreviewCanvas ref={canvas} role="img" aria-label={label} />;
}
