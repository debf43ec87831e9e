/** One job, one school, one project: what stands below a heading of a section. */
export type ResumeEntry = {
  /** `Operations Officer`, or a degree. */
  readonly title: string
  /** The employer or the school; empty: not said. */
  readonly organisation: string
  /** As the person writes it; empty: not said. */
  readonly duration: string
  /** What else stands on that line, such as a place or a grade. */
  readonly details: readonly string[]
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
}

const sectionKinds = [
  'summary',
  'work',
  'education',
  'skills',
  'certifications',
  'licences',
  'languages',
  'links',
  'interests',
  'referees',
  'other',
] as const

export type ResumeSection = {
  readonly kind: (typeof sectionKinds)[number]
  /** As it stands in the text. */
  readonly title: string
  /** Text before, or without, entries. */
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
  readonly entries: readonly ResumeEntry[]
}

/**
 * A resume as every format of it is made: read from the Markdown that a person edits, and written back to it. Texts are
 * plain: `**` and the like are gone.
 */
export type ResumeDocument = {
  readonly name: string
  /** The line below the name; empty: none. */
  readonly headline: string
  /** Place, address, number, links: in their order. */
  readonly contact: readonly string[]
  readonly sections: readonly ResumeSection[]
}
