import { QRCodeSVG } from 'qrcode.react';

export interface LinkQrProps {
  text: string;
  /** Its name for the screen reader. */
  title: string;
}

/** In modules: the quiet edge a camera needs to find the code. */
const QUIET_ZONE = 4;

export function LinkQr({ text, title }: LinkQrProps) {
  return <QRCodeSVG value={text} title={title} level="M" marginSize={QUIET_ZONE} role="img" />;
}
