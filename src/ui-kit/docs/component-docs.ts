import type { ReactNode } from 'react';

/** At least one text. */
type Texts = readonly [string, ...string[]];

/** A case in which another component or nothing serves better. */
interface Alternative {
  readonly when: string;
  /** The component to use instead, or what to do. */
  readonly instead: string;
}

/** A live example with the reason for it. */
interface DocsExample {
  readonly caption: string;
  readonly render: () => ReactNode;
}

interface Part {
  readonly part: string;
  readonly role: string;
  /**
   * CSS selector of the part in the picture, which finds one element: a role, an attribute or the name of an element.
   * A part that is no element of its own names the element that holds it.
   */
  readonly at: string;
  /** Its words, where the part is a text inside the element. */
  readonly text?: string;
}

/** The picture of the component, with a number on each part. */
interface Anatomy {
  /** Draws every part. Left out where the example to follow shows all of them. */
  readonly render?: () => ReactNode;
  /**
   * `content` is as wide as the component's text, and `phone` as a phone. `page` is for a component that also uses the
   * width of a page.
   */
  readonly width?: 'content' | 'phone' | 'column' | 'page';
  /** From start to end. */
  readonly parts: readonly [Part, ...Part[]];
}

/**
 * How far a component is. tests/architecture/component-docs.test.ts computes from the sources whether a stable
 * component meets the criteria.
 */
export type ComponentStatus =
  /** Its props change only with an entry in the change log. */
  | { readonly stage: 'stable'; readonly since: string }
  /** In use, and its props may change. */
  | { readonly stage: 'beta'; readonly since: string; readonly missing: string }
  /** Not for use in a screen yet. */
  | { readonly stage: 'draft'; readonly reason: string };

/**
 * The page of a component, beside it as `<Component>.docs.tsx`. A part that is left out does not compile; a part that
 * does not apply says so.
 */
export interface ComponentDocs {
  /** One sentence. */
  readonly purpose: string;
  readonly useWhen: Texts;
  readonly avoidWhen: readonly [Alternative, ...Alternative[]];
  readonly anatomy: Anatomy;
  readonly examples: { readonly do: DocsExample; readonly dont: DocsExample };
  /** Rules for the words and figures in it. */
  readonly content: Texts;
  readonly keyboard: 'takes no focus' | readonly (readonly [keys: string, effect: string])[];
  /** Words of a screen reader, and when it says them. */
  readonly announcements: Texts;
  readonly states: readonly (readonly [state: string, meaning: string])[];
  /** Reasons why a live component is cheap. */
  readonly performance: 'not live' | Texts;
  readonly status: ComponentStatus;
  /** Changes since it has its status, the last one first. Days as YYYY-MM-DD. */
  readonly changes: readonly (readonly [day: string, change: string])[];
  /** Words under which someone may look for it. The guide page "Find a component" lists them. */
  readonly synonyms: Texts;
}
