import type { Canvas } from 'storybook/internal/csf';
import { createPicture } from './wallet-scenes.ts';

/** The user events that the form needs. */
interface StoryUser {
  type: (element: Element, text: string) => Promise<void>;
  upload: (element: HTMLElement, file: File) => Promise<void>;
}

/** Types a deposit of 500 into the form and attaches a screenshot. */
export async function fillDeposit(canvas: Canvas, user: StoryUser, bankReference = '123456789012') {
  await user.type(await canvas.findByLabelText('Amount', {}, { timeout: 10_000 }), '500');
  await user.type(canvas.getByLabelText('Reference number (UTR)'), bankReference);
  await user.upload(canvas.getByLabelText('Screenshot of the payment'), createPicture());
}

/** Finds the submit button of the form. */
export const findSendButton = (canvas: Canvas) => canvas.getByRole('button', { name: /^Send deposit request/ });
