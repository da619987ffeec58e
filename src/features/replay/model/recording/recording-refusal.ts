/** `empty`: no message about prices in it. */
export type RecordingRefusal = 'compressed' | 'too-large' | 'empty' | 'unreadable';
