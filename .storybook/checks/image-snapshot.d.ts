declare module 'jest-image-snapshot' {
  export function toMatchImageSnapshot(received: unknown, options: object): { pass: boolean; message(): string };
}
