import { modelText } from '../model-text.ts'
import type { CitedText } from './draft.ts'

/** The lines of a model in plain words, without those of which nothing is left. `allowed`: texts whose addresses may stay. */
export const cleanLines = (lines: readonly CitedText[], allowed: readonly string[]): CitedText[] =>
  lines.flatMap(({ facts, text }) => {
    const words = modelText(text, allowed)
    return words === '' ? [] : [{ facts, text: words }]
  })
