import { useEffect, useRef } from 'react';
import { Canvas } from './FileDrop.styles.ts';

interface PictureProps {
  file: File;
  label: string;
  onUnreadable: (() => void) | undefined;
}

/** The longer edge of the drawing, in device pixels: sharp at twice the size it is shown at. */
const EDGE = 192;

/** Drawn from its pixels: no address is made for the file, which the page's security policy would have to allow. */
export function Picture({ file, label, onUnreadable }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const complain = useRef(onUnreadable);
  useEffect(() => {
    complain.current = onUnreadable;
  }, [onUnreadable]);

  useEffect(() => {
    let shown = true;
    createImageBitmap(file).then(
      (bitmap) => {
        const element = canvas.current;
        if (shown && element !== null) {
          const scale = EDGE / Math.max(bitmap.width, bitmap.height);
          element.width = Math.max(1, Math.round(bitmap.width * scale));
          element.height = Math.max(1, Math.round(bitmap.height * scale));
          element.getContext('2d')?.drawImage(bitmap, 0, 0, element.width, element.height);
        }
        bitmap.close();
      },
      () => {
        if (shown) complain.current?.();
      },
    );
    return () => {
      shown = false;
    };
  }, [file]);

  return <Canvas ref={canvas} role="img" aria-label={label} />;
}
