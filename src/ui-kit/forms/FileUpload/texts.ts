export const texts = {
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  another: 'Choose another',
  remove: (name: string) => `Remove ${name}`,
  preview: (name: string) => `Preview of ${name}`,
  size: { kilobytes: (count: string) => `${count} KB`, megabytes: (count: string) => `${count} MB` },
} as const;
