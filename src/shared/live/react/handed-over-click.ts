/** `detail` of a click that a bettor made before the app was there. The count of a mouse's clicks is never negative. */
export const HANDED_OVER_DETAIL = -1;
