/** A rectangle in CSS pixels, from the left upper corner of the picture in both directions of writing. */
export interface PartBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a pin, and the point of the part's edge to which its line leads. */
export interface PinPosition extends Point {
  readonly end: Point;
}

interface PinPlan {
  /** The boxes of the parts, in the order of their numbers. */
  readonly parts: readonly PartBox[];
  /** The drawn component. No pin stands on it. */
  readonly component: PartBox;
  readonly picture: { readonly width: number; readonly height: number };
}

export const PIN_RADIUS = 10;
/** Between a pin and the component. */
const PIN_GAP = 8;
/** Between the middles of two pins. */
const PIN_DISTANCE = 2 * PIN_RADIUS + 4;
/** A line that crosses another part is as bad as one that is longer by this many pixels. */
const CROSSING_COST = 200;
/** More than the longest line costs. */
const COVERING_COST = 100_000;
const SLANT_COST = 2;
const LINE_SAMPLES = 16;
/** Between the edge of the picture and the middle of a pin. */
const EDGE = PIN_RADIUS + 1;

const clamp = (value: number, min: number, max: number): number =>
  min > max ? (min + max) / 2 : Math.min(max, Math.max(min, value));

const contains = (box: PartBox, { x, y }: Point): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

const isAround = (outer: PartBox, inner: PartBox): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

function isCrossed(box: PartBox, from: Point, to: Point): boolean {
  return Array.from({ length: LINE_SAMPLES }, (_, index) => (index + 0.5) / LINE_SAMPLES).some((share) =>
    contains(box, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }),
  );
}

/** Places at one distance from each other, from the middle outwards. */
function listShifts(reach: number): readonly number[] {
  const step = PIN_DISTANCE / 2;
  const steps = Array.from({ length: Math.ceil(reach / step) }, (_, index) => (index + 1) * step);
  return [0, ...steps.flatMap((shift) => [-shift, shift])];
}

/** Every place for the pin of a part beside the component, on each of its four sides. */
function listPlacesBeside(part: PartBox, { component, picture }: PinPlan): readonly PinPosition[] {
  const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
  const above = Math.max(EDGE, component.top - PIN_GAP - PIN_RADIUS);
  const below = Math.min(picture.height - EDGE, component.bottom + PIN_GAP + PIN_RADIUS);
  const before = Math.max(EDGE, component.left - PIN_GAP - PIN_RADIUS);
  const after = Math.min(picture.width - EDGE, component.right + PIN_GAP + PIN_RADIUS);
  const inset = {
    x: Math.min(PIN_RADIUS, (part.right - part.left) / 2),
    y: Math.min(PIN_RADIUS, (part.bottom - part.top) / 2),
  };
  const columns = listShifts(picture.width)
    .map((shift) => middle.x + shift)
    .filter((x) => x >= EDGE && x <= picture.width - EDGE);
  const rows = listShifts(picture.height)
    .map((shift) => middle.y + shift)
    .filter((y) => y >= EDGE && y <= picture.height - EDGE);
  const toColumn = (x: number) => clamp(x, part.left + inset.x, part.right - inset.x);
  const toRow = (y: number) => clamp(y, part.top + inset.y, part.bottom - inset.y);
  return [
    ...rows.flatMap((y) => [
      { x: before, y, end: { x: part.left, y: toRow(y) } },
      { x: after, y, end: { x: part.right, y: toRow(y) } },
    ]),
    ...columns.flatMap((x) => [
      { x, y: above, end: { x: toColumn(x), y: part.top } },
      { x, y: below, end: { x: toColumn(x), y: part.bottom } },
    ]),
  ];
}

const listSteps = (length: number): readonly number[] =>
  Array.from(
    { length: Math.max(1, Math.floor((length - 2 * EDGE) / PIN_DISTANCE) + 1) },
    (_, step) => EDGE + step * PIN_DISTANCE,
  );

/**
 * Places all over the picture, for a component that leaves no side free. A pin takes at most four of them from the
 * others.
 */
const listPlacesEverywhere = (part: PartBox, { picture }: PinPlan): readonly PinPosition[] =>
  listSteps(picture.width).flatMap((x) =>
    listSteps(picture.height).map((y) => ({
      x,
      y,
      end: { x: clamp(x, part.left, part.right), y: clamp(y, part.top, part.bottom) },
    })),
  );

const isOnComponent = ({ x, y }: Point, { component }: PinPlan): boolean =>
  x > component.left - PIN_RADIUS &&
  x < component.right + PIN_RADIUS &&
  y > component.top - PIN_RADIUS &&
  y < component.bottom + PIN_RADIUS;

function calculateCost(position: PinPosition, part: PartBox, parts: readonly PartBox[]): number {
  const { end } = position;
  const [across, along] = [Math.abs(position.x - end.x), Math.abs(position.y - end.y)];
  const centring = Math.min(
    Math.abs(end.x - (part.left + part.right) / 2) + Math.abs(end.y - part.top),
    Math.abs(end.x - (part.left + part.right) / 2) + Math.abs(end.y - part.bottom),
    Math.abs(end.y - (part.top + part.bottom) / 2) + Math.abs(end.x - part.left),
    Math.abs(end.y - (part.top + part.bottom) / 2) + Math.abs(end.x - part.right),
  );
  const crossings = parts.filter(
    (other) => other !== part && !isAround(other, part) && isCrossed(other, position, end),
  );
  return across + along + SLANT_COST * Math.min(across, along) + centring / 4 + CROSSING_COST * crossings.length;
}

/** Places one pin. In a picture too small for its pins it stands in the middle of the part. */
function placePin(part: PartBox, placed: readonly Point[], plan: PinPlan): PinPosition {
  const isFree = ({ x, y }: Point) => placed.every((other) => Math.hypot(other.x - x, other.y - y) >= PIN_DISTANCE);
  const beside = listPlacesBeside(part, plan).filter(isFree);
  const places = beside.some((place) => !isOnComponent(place, plan))
    ? beside
    : [...beside, ...listPlacesEverywhere(part, plan).filter(isFree)];
  const [best] = places
    .map((place) => ({
      place,
      cost: calculateCost(place, part, plan.parts) + (isOnComponent(place, plan) ? COVERING_COST : 0),
    }))
    .sort((one, two) => one.cost - two.cost);
  const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
  return best?.place ?? { ...middle, end: middle };
}

/**
 * Places one pin for each part, in the order of the parts: apart from each other, and outside the component where there
 * is room. Each goes where its line is short, straight, and crosses no other part.
 */
export const placePins = (plan: PinPlan): readonly PinPosition[] =>
  plan.parts.reduce<readonly PinPosition[]>((placed, part) => [...placed, placePin(part, placed, plan)], []);
