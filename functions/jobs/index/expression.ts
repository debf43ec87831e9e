import type { Term } from './terms.ts'
import { type ColumnGroup, tokensOfPhrase } from './tokens.ts'

/** A query for FTS5. It is made of quoted words only, so that no text of a person becomes syntax. */
export type Expression = string

const quoted = (token: string): Expression => `"${token.replaceAll('"', '')}"`

/** Words that follow each other; `group`: in one of these columns. */
export const phrase = (words: readonly string[], group?: ColumnGroup): Expression => {
  const tokens = tokensOfPhrase(words, group).map(quoted)
  return tokens.length === 1 ? (tokens[0] ?? '') : `(${tokens.join(' AND ')})`
}

export const anyOf = (parts: readonly Expression[]): Expression =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`

/** Empty parts are left out. */
export const allOf = (parts: readonly Expression[]): Expression => {
  const asked = parts.filter(part => part !== '')
  return asked.length === 1 ? (asked[0] ?? '') : asked.map(part => `(${part})`).join(' AND ')
}

export const but = (some: Expression, not: Expression): Expression => `(${some}) NOT (${not})`

export const termExpression = ({ forms }: Term, group?: ColumnGroup): Expression =>
  anyOf(forms.map(words => phrase(words, group)))
