/** A part of a legal text. A paragraph that is a list is shown as one. */
export type LegalPart = {
  readonly title: string
  readonly paragraphs: readonly (string | readonly string[])[]
}

export type LegalText = {
  readonly title: string
  readonly text: string
  readonly parts: readonly LegalPart[]
  /** What the contact at the end is for. */
  readonly contactFor: string
}
