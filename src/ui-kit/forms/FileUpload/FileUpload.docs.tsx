import type { ComponentDocs } from '../../docs/component-docs.ts';
import { FileUpload } from './FileUpload.tsx';

const noop = () => undefined;

/** A picture of six points. */
const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAQMAAACnuvRZAAAABlBMVEUPX0781t6fbmvwAAAADElEQVR42mNwYFgAAAFkAOGvxwyAAAAAAElFTkSuQmCC';
const receipt = new File([Uint8Array.from(atob(SMALL_PNG), (letter) => letter.charCodeAt(0))], 'receipt.png', {
  type: 'image/png',
});

export const docs: ComponentDocs = {
  purpose: 'One file, chosen or dropped, with a preview of a picture.',
  useWhen: ['A deposit needs a receipt, or an account needs a document.'],
  avoidWhen: [{ when: 'Several files at once.', instead: 'one FileUpload for each' }],
  anatomy: {
    render: () => <FileUpload label="Receipt" accept={['image/png']} file={receipt} onFile={noop} />,
    parts: [
      { part: 'Area', role: 'Takes a drop, and opens the file list of the system.', at: 'div:has(> [type=file])' },
      { part: 'Preview', role: 'The picture, drawn on a canvas.', at: 'canvas' },
      { part: 'Name and size', role: 'Of the chosen file.', at: 'canvas + span' },
      { part: 'Remove', role: 'Empties the field.', at: 'button' },
    ],
  },
  examples: {
    do: {
      caption: 'Say which files and how large.',
      render: () => (
        <FileUpload
          label="Receipt"
          accept={['image/png', 'image/jpeg']}
          hint="PNG or JPEG, at most 5 MB"
          file={null}
          onFile={noop}
        />
      ),
    },
    dont: {
      caption: 'Do not let the limits appear only after a refusal.',
      render: () => <FileUpload label="File" accept={['image/png']} file={null} onFile={noop} />,
    },
  },
  content: ['The label names the document.', 'The error says which rule the file breaks.'],
  keyboard: [
    ['Enter, Space', 'Open the list of files.'],
    ['Tab', 'Moves to the button that removes the file.'],
  ],
  announcements: [
    'The native file input: label, then hint or error. The chosen file is text before it.',
    'An error is an alert.',
  ],
  states: [
    ['empty', 'Takes a file.'],
    ['chosen', 'Preview, name and size.'],
    ['error', 'Too large, another kind, or unreadable.'],
    ['disabled', 'While the form is sent.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Dropzone', 'Attachment', 'Receipt upload'],
};
