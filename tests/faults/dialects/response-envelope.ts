export const at = '2026-03-14T13:05:00.000Z';
export const laterTime = '2026-03-14T15:20:30.250Z';
export const createPageResponse = (rows: readonly unknown[]) => ({
  status: true,
  msg: '',
  data: rows,
  metadata: { total: 31, page: 1 },
});
export const createResponse = (data: unknown) => ({ status: true, msg: '', data });
