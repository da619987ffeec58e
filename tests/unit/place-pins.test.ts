import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PartBox, PIN_RADIUS, type PinPosition, placePins } from '#storybook/guide/component/place-pins.ts';

const picture = { width: 400, height: 300 };
const component: PartBox = { left: 100, top: 100, right: 300, bottom: 200 };

const isInside = ({ x, y }: PinPosition, { width, height }: typeof picture): boolean =>
  x >= PIN_RADIUS && y >= PIN_RADIUS && x <= width - PIN_RADIUS && y <= height - PIN_RADIUS;

const listOverlaps = (pins: readonly PinPosition[]): readonly string[] =>
  pins.flatMap((one, first) =>
    pins
      .slice(first + 1)
      .flatMap((other, distance) =>
        Math.hypot(one.x - other.x, one.y - other.y) < 2 * PIN_RADIUS ? `${first} and ${first + 1 + distance}` : [],
      ),
  );

/** Whether a pin lies on the box. */
function isCovering({ x, y }: PinPosition, { left, top, right, bottom }: PartBox): boolean {
  const [across, along] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return Math.hypot(across, along) < PIN_RADIUS;
}

/** A box inside another one. The shares are from 0 to 1. */
const cutBox = (outer: PartBox, [x, y, width, height]: readonly [number, number, number, number]): PartBox => {
  const left = outer.left + x * (outer.right - outer.left);
  const top = outer.top + y * (outer.bottom - outer.top);
  return {
    left,
    top,
    right: left + width * (outer.right - left),
    bottom: top + height * (outer.bottom - top),
  };
};

const share = fc.double({ min: 0, max: 1, noNaN: true });
const shares = fc.tuple(share, share, share, share);
const pictures = fc.record({ width: fc.integer({ min: 240, max: 1000 }), height: fc.integer({ min: 160, max: 900 }) });

/** Pictures with their parts. The component stands anywhere in the picture, also at its edges. */
const plans = fc
  .tuple(pictures, shares, fc.array(shares, { minLength: 1, maxLength: 8 }))
  .map(([size, place, cuts]) => {
    const drawn = cutBox({ left: 0, top: 0, right: size.width, bottom: size.height }, place);
    return { picture: size, component: drawn, parts: cuts.map((cut) => cutBox(drawn, cut)) };
  });

/** As `plans`, with the free space of a picture of the guide around the component. */
const roomyPlans = plans.map((plan) => {
  const move = ({ left, top, right, bottom }: PartBox): PartBox => ({
    left: left + 40,
    top: top + 40,
    right: right + 40,
    bottom: bottom + 40,
  });
  return {
    picture: { width: plan.picture.width + 80, height: plan.picture.height + 80 },
    component: move(plan.component),
    parts: plan.parts.map(move),
  };
});

describe('places of pins', () => {
  test('placePins places a pin beside the edge that its part is next to', () => {
    const parts = [
      { left: 100, top: 140, right: 120, bottom: 160 },
      { left: 190, top: 180, right: 210, bottom: 200 },
    ];
    const [first, second] = placePins({ parts, component, picture });
    expect(first).toMatchObject({ y: 150, end: { x: 100, y: 150 } });
    expect(first?.x).toBeLessThan(component.left - PIN_RADIUS);
    expect(second).toMatchObject({ x: 200, end: { x: 200, y: 200 } });
    expect(second?.y).toBeGreaterThan(component.bottom + PIN_RADIUS);
  });

  test('placePins leads no line over another part when a side is free', () => {
    const parts = [
      { left: 130, top: 120, right: 150, bottom: 180 },
      { left: 100, top: 100, right: 129, bottom: 200 },
    ];
    const [pin] = placePins({ parts, component, picture });
    expect(pin?.x).toBe(140);
  });

  test('placePins separates the pins of one box', () => {
    const pins = placePins({ parts: Array.from({ length: 8 }, () => component), component, picture });
    expect(pins).toHaveLength(8);
    expect(listOverlaps(pins)).toEqual([]);
  });

  test('placePins keeps the order of the parts when a picture has no room', () => {
    const dot = { left: 0, top: 0, right: 20, bottom: 20 };
    const pins = placePins({ parts: [dot, dot, dot], component: dot, picture: { width: 20, height: 20 } });
    expect(pins).toHaveLength(3);
  });

  test('placePins gives each part of any picture one pin inside it, apart from the others', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const pins = placePins(plan);
        expect(pins).toHaveLength(plan.parts.length);
        expect(pins.filter((pin) => !isInside(pin, plan.picture))).toEqual([]);
        expect(listOverlaps(pins)).toEqual([]);
      }),
    );
  });

  test('placePins covers no component with free space around it', () => {
    fc.assert(
      fc.property(roomyPlans, (plan) => {
        expect(placePins(plan).filter((pin) => isCovering(pin, plan.component))).toEqual([]);
      }),
    );
  });
});
