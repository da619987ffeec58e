import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentDocs } from '#ui-kit/docs/component-docs.ts';
import { GuideSheet } from '../layout/GuideSheet.tsx';
import { PictureFrame, PictureStage, PinLayer } from './AnatomyPicture.styles.ts';
import { measureParts, type PictureBoxes, watchLayout } from './measure-parts.ts';
import { type PartBox, PIN_RADIUS, type PinPosition, placePins } from './place-pins.ts';

/** Distance between a part and its outline. */
const OUTLINE_GAP = 1.5;

/**
 * Lets each dialog of the picture open in its place. A modal one would stand over the page, and the page would be
 * inert.
 */
function openDialogsInPlace(stage: Element): void {
  for (const dialog of stage.querySelectorAll('dialog')) dialog.showModal = () => dialog.show();
}

/** Boxes of the parts, null until they are measured. They are measured again whenever the layout changes. */
function usePictureBoxes(
  picture: RefObject<HTMLDivElement | null>,
  stage: RefObject<HTMLDivElement | null>,
  anatomy: ComponentDocs['anatomy'],
): PictureBoxes | null {
  const [boxes, setBoxes] = useState<PictureBoxes | null>(null);
  useEffect(() => {
    const { current: frame } = picture;
    const { current: drawing } = stage;
    if (frame === null || drawing === null) return;
    let last = '';
    const measure = () => {
      const measured = measureParts(frame, drawing, anatomy.parts);
      const written = JSON.stringify(measured);
      if (written !== last) setBoxes(measured);
      last = written;
    };
    measure();
    return watchLayout(frame, drawing, measure);
  }, [picture, stage, anatomy]);
  return boxes;
}

interface PinProps {
  number: number;
  /** A test of the page reads it. */
  name: string;
  part: PartBox;
  position: PinPosition;
}

function Pin({ number, name, part, position: { x, y, end } }: PinProps) {
  return (
    <g data-part={name}>
      <rect
        x={part.left - OUTLINE_GAP}
        y={part.top - OUTLINE_GAP}
        width={part.right - part.left + 2 * OUTLINE_GAP}
        height={part.bottom - part.top + 2 * OUTLINE_GAP}
        rx={2}
      />
      <line x1={x} y1={y} x2={end.x} y2={end.y} />
      <circle cx={x} cy={y} r={PIN_RADIUS} data-pin="" />
      <text x={x} y={y}>
        {number}
      </text>
    </g>
  );
}

function Pins({ anatomy, boxes }: { anatomy: ComponentDocs['anatomy']; boxes: PictureBoxes }) {
  const drawn = anatomy.parts.flatMap(({ part: name }, index) => {
    const part = boxes.parts[index] ?? null;
    return part === null ? [] : [{ number: index + 1, name, part }];
  });
  const positions = placePins({ parts: drawn.map(({ part }) => part), component: boxes.component, picture: boxes });
  return drawn.map((pin, index) => {
    const position = positions[index];
    return position === undefined ? null : <Pin key={pin.number} {...pin} position={position} />;
  });
}

interface AnatomyPictureProps {
  docs: ComponentDocs;
}

/** The live component with a numbered pin on each part. It takes no presses: the table below it says the same. */
export function AnatomyPicture({ docs: { anatomy, examples } }: AnatomyPictureProps) {
  const picture = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (stage.current !== null) openDialogsInPlace(stage.current);
  }, []);
  const boxes = usePictureBoxes(picture, stage, anatomy);
  return (
    <GuideSheet name="Picture of the parts">
      <PictureFrame
        ref={picture}
        role="img"
        aria-label={`The component, with a number on each of its ${anatomy.parts.length} parts`}
      >
        <PictureStage ref={stage} data-width={anatomy.width} inert>
          {(anatomy.render ?? examples.do.render)()}
        </PictureStage>
        <PinLayer aria-hidden>{boxes !== null && <Pins anatomy={anatomy} boxes={boxes} />}</PinLayer>
      </PictureFrame>
    </GuideSheet>
  );
}
