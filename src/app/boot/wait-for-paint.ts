/**
 * Resolves after the next painted frame. `frames`: frames to wait for. A browser composites and presents a frame while
 * it paints the next ones, so content is on screen after about three.
 */
export async function waitForPaint(frames = 1): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
