/** Collects what the checks of many views of one story find. A violation of several views is one entry. */
export class ViewFindings {
  readonly #entries = new Map<string, { readonly violation: string; readonly views: string[] }>();

  add(view: string, violations: readonly string[]): void {
    for (const violation of violations) {
      // The first line names rule and element. The rest contains colours, which each view has of its own.
      const [subject = violation] = violation.split('\n', 1);
      const entry = this.#entries.get(subject) ?? { violation, views: [] };
      entry.views.push(view);
      this.#entries.set(subject, entry);
    }
  }

  /** Throws one error with all violations, each with its views. */
  throwAll(): void {
    if (this.#entries.size === 0) return;
    const texts = [...this.#entries.values()].map(({ violation, views }) => `${violation}\n  in: ${views.join(', ')}`);
    throw new Error(`${texts.length} found in this story.\n\n${texts.join('\n\n')}`);
  }
}
