import { type MetricWithAttribution, onCLS, onINP, onLCP } from 'web-vitals/attribution';
import type { VitalMeasurement } from '#shared/telemetry/telemetry-event.ts';

const MAX_TAGS = 3;

const roundScore = (score: number): number => Number(score.toPrecision(3));

/** Describes an element by its tags, because ids, classes and texts may hold names: "main>section>button". */
export function describeTarget(node: Node | null): string {
  const tags: string[] = [];
  for (let element = node instanceof Element ? node : (node?.parentElement ?? null); element !== null;) {
    tags.unshift(element.localName);
    if (tags.length === MAX_TAGS) break;
    element = element.parentElement;
  }
  return tags.join('>');
}

function describeAttribution(metric: MetricWithAttribution): VitalMeasurement['attribution'] {
  switch (metric.name) {
    case 'INP': {
      const { interactionTarget, interactionType, inputDelay, processingDuration, presentationDelay, loadState } =
        metric.attribution;
      return {
        target: interactionTarget,
        interaction: interactionType,
        input_delay: Math.round(inputDelay),
        processing: Math.round(processingDuration),
        presentation: Math.round(presentationDelay),
        load_state: loadState,
      };
    }
    case 'LCP': {
      const { target, timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } =
        metric.attribution;
      return {
        target,
        first_byte: Math.round(timeToFirstByte),
        load_delay: Math.round(resourceLoadDelay),
        load_time: Math.round(resourceLoadDuration),
        render_delay: Math.round(elementRenderDelay),
      };
    }
    case 'CLS': {
      const { largestShiftTarget, largestShiftValue, loadState } = metric.attribution;
      return {
        target: largestShiftTarget,
        largest_shift: largestShiftValue === undefined ? undefined : roundScore(largestShiftValue),
        load_state: loadState,
      };
    }
    default:
      return {};
  }
}

/** Measures INP, LCP and CLS of this page, from its start. Each arrives when it is final or the page is hidden. */
export function measureVitals(onMeasurement: (measurement: VitalMeasurement) => void): void {
  const handle = (metric: MetricWithAttribution): void => {
    const { name, value, rating } = metric;
    if (name !== 'INP' && name !== 'LCP' && name !== 'CLS') return;
    const rounded = name === 'CLS' ? roundScore(value) : Math.round(value);
    onMeasurement({ name, value: rounded, rating, attribution: describeAttribution(metric) });
  };
  const options = { generateTarget: describeTarget };
  onINP(handle, options);
  onLCP(handle, options);
  onCLS(handle, options);
}
