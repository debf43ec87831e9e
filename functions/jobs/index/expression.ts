import type { Term } from './terms.ts'

/** A query for FTS5. It is made of quoted words only, so that no text of a person becomes syntax. */
export type Expression = string

export const phrase = (words: readonly string[]): Expression => `"${words.join(' ').replaceAll('"', '')}"`

export const anyOf = (parts: readonly Expression[]): Expression =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`

/** Empty parts are left out. */
export const allOf = (parts: readonly Expression[]): Expression => {
  const asked = parts.filter(part => part !== '')
  return asked.length === 1 ? (asked[0] ?? '') : asked.map(part => `(${part})`).join(' AND ')
}

export const but = (some: Expression, not: Expression): Expression => `(${some}) NOT (${not})`

export const within = (columns: 'place' | 'title' | 'title skills company', some: Expression): Expression =>
  `{${columns}} : (${some})`

export const termExpression = ({ forms }: Term): Expression => anyOf(forms.map(phrase))
