export const inboxTexts = {
  title: 'Demo phone',
  about: 'Stands in for a bettor’s own phone. Only this demo has it.',
  app: 'Authenticator app',
  messages: 'Messaging app',
  code: (code: string, seconds: number) => `${code.slice(0, 3)} ${code.slice(3)} · ${seconds} s`,
  message: (code: string) => `Your one-time password is ${code}`,
  scan: (code: string) => `Scan the code ${code}`,
  connect: (id: string) => `Send /connect ${id}`,
} as const;
