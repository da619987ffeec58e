/** CSS colour names for a small picture of a jockey's silks. */
export interface Silks {
  readonly body: string;
  /** Sleeves, cap or pattern: the second colour of the description. */
  readonly trim: string;
}

/** Two-word names come first, so that "light blue" is not read as blue. */
const colourNames: readonly (readonly [name: string, colour: string])[] = [
  ['royal blue', 'royalblue'],
  ['light blue', 'lightskyblue'],
  ['dark blue', 'darkblue'],
  ['emerald green', 'seagreen'],
  ['dark green', 'darkgreen'],
  ['light green', 'lightgreen'],
  ['navy', 'navy'],
  ['turquoise', 'turquoise'],
  ['maroon', 'maroon'],
  ['beige', 'burlywood'],
  ['silver', 'silver'],
  ['gold', 'gold'],
  ['grey', 'grey'],
  ['gray', 'grey'],
  ['pink', 'hotpink'],
  ['purple', 'rebeccapurple'],
  ['orange', 'darkorange'],
  ['yellow', 'gold'],
  ['brown', 'saddlebrown'],
  ['black', 'black'],
  ['white', 'white'],
  ['green', 'green'],
  ['blue', 'blue'],
  ['red', 'crimson'],
];

/**
 * Parses "royal blue, yellow cap" into its colours, in the order named. Returns null for unknown colours: the app
 * draws no guess.
 */
export function parseSilks(description: string | undefined): Silks | null {
  let remaining = (description ?? '').toLowerCase();
  const matches: { at: number; colour: string }[] = [];
  for (const [name, colour] of colourNames) {
    const at = remaining.search(new RegExp(`\\b${name}\\b`));
    if (at < 0) continue;
    matches.push({ at, colour });
    // Blanked instead of removed, so that the positions of the other words stay.
    remaining = remaining.slice(0, at) + ' '.repeat(name.length) + remaining.slice(at + name.length);
  }
  const [first, second] = matches.sort((a, b) => a.at - b.at);
  return first === undefined ? null : { body: first.colour, trim: second?.colour ?? first.colour };
}
