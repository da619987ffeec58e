// How a PHP back end writes JSON: json_encode with its defaults, and values as a database driver returns them.

/** Writes a response as PHP's json_encode does: "/" and characters beyond ASCII are escaped. */
export function encodeJson(value) {
  return JSON.stringify(value)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[\u0080-\uFFFF]/g, (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

/** A flag as a TINYINT column arrives: "1" or "0". */
export function toFlag(value) {
  return value ? '1' : '0';
}

/** A DATETIME column in UTC, without a zone: "2026-11-24 12:35:07". Null stays null. */
export function toDateTime(milliseconds) {
  return milliseconds === null ? null : new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** A moment in UTC as PHP's date('d-m-Y H:i:s') writes it: "24-11-2026 12:35:07". */
export function toDayFirst(milliseconds) {
  const [day, time] = toDateTime(milliseconds).split(' ');
  return `${day.split('-').reverse().join('-')} ${time}`;
}

/** A text after PHP's htmlspecialchars. */
export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A list after array_filter: an object with numeric keys that begin at 1. An empty list becomes {}. */
export function toSparseList(rows) {
  return Object.fromEntries(rows.map((row, index) => [String(index + 1), row]));
}

/** A map as PHP writes it: an empty one is an empty array and becomes []. */
export function toMap(entries) {
  return entries.length === 0 ? [] : Object.fromEntries(entries);
}

/** A page of rows beside `status`, with the paging as a list of one and numbers as texts. */
export function toPage(rows, body) {
  const limit = Number(body.limit ?? 25);
  const page = Number(body.page ?? 1);
  const start = (page - 1) * limit;
  return {
    status: '1',
    msg: null,
    data: rows.slice(start, start + limit),
    metadata: [{ total: String(rows.length), page: String(page), per_page: String(limit) }],
  };
}

/** A refusal: HTTP 200, status 0 and the reason. */
export function refuse(msg) {
  return { status: '0', msg, data: {}, error_code: 'E_REFUSED' };
}
