/** A letter as its files are made. */
export type LetterDocument = {
  /** Paragraphs with an empty line between them; single lines stay lines. */
  readonly content: string
  /** Who writes it; empty: not said. */
  readonly name: string
  /** Place, address, number: what stands below the name. */
  readonly contact: readonly string[]
}

/** Its paragraphs, each as its lines. */
export const paragraphsOf = (content: string, spell: (text: string) => string): string[][] =>
  content
    .split(/\r?\n\s*\n/)
    .map(paragraph =>
      paragraph
        .split(/\r?\n/)
        .map(spell)
        .filter(line => line !== ''),
    )
    .filter(lines => lines.length > 0)
