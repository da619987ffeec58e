export const texts = { host: 'Notifications', close: 'Close notification' } as const;
