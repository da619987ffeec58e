/** What a small picture of a jockey's silks is drawn with: CSS colour names. */
export interface Silks {
  readonly body: string;
  /** Sleeves, cap or pattern: what stands second in the words. */
  readonly trim: string;
}

/** Two words before one: "light blue" is no blue. */
const colourNames: readonly (readonly [words: string, colour: string])[] = [
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

/** "royal blue, yellow cap": the colours in the order they are named. Null where none is known: nothing is drawn rather than a guess. */
export function parseSilks(description: string | undefined): Silks | null {
  let remaining = (description ?? '').toLowerCase();
  const found: { at: number; colour: string }[] = [];
  for (const [name, colour] of colourNames) {
    const at = remaining.search(new RegExp(`\\b${name}\\b`));
    if (at < 0) continue;
    found.push({ at, colour });
    // Blanked, not cut out: the places of the other words must stay what they are.
    remaining = remaining.slice(0, at) + ' '.repeat(name.length) + remaining.slice(at + name.length);
  }
  const [first, second] = found.sort((a, b) => a.at - b.at);
  return first === undefined ? null : { body: first.colour, trim: second?.colour ?? first.colour };
}
