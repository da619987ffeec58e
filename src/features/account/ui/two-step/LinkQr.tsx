import { QRCodeSVG } from 'qrcode.react';

export interface LinkQrProps {
  text: string;
  /** Accessible name of the QR code. */
  title: string;
}

/** Light margin that a camera needs, in modules. */
const QUIET_ZONE = 4;

export function LinkQr({ text, title }: LinkQrProps) {
  return <QRCodeSVG value={text} title={title} level="M" marginSize={QUIET_ZONE} role="img" />;
}
