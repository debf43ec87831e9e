import type { Span } from './sentences.ts'
import { list, nameList, type Word } from './words.ts'

/** Words and phrases that a rule looks for. */
export type Cues = {
  readonly words: ReadonlySet<string>
  /** By their first word. */
  readonly phrases: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** A word or a phrase of a list where a text has it. `at`: the index of its first word, `after`: that of the next word. */
export type Cue = Span & { readonly key: string; readonly at: number; readonly after: number }

/** Words with a space between, and phrases with a comma between. */
export const cuesOf = (words: readonly string[], phrases: readonly string[] = []): Cues => {
  const byFirst = new Map<string, string[][]>()
  for (const phrase of nameList(phrases)) {
    const said = phrase.split(' ')
    const [first = ''] = said
    byFirst.set(first, [...(byFirst.get(first) ?? []), said])
  }
  return { words: list(words), phrases: byFirst }
}

export const cuesIn = (words: readonly Word[], cues: Cues): Cue[] =>
  words.flatMap((word, at) => {
    const phrase = cues.phrases
      .get(word.key)
      ?.find(said => said.every((key, next) => words[at + next]?.key === key))
    if (!phrase && !cues.words.has(word.key)) return []
    const length = phrase?.length ?? 1
    const end = words[at + length - 1]?.end ?? word.end
    return [{ start: word.start, end, key: phrase?.join(' ') ?? word.key, at, after: at + length }]
  })

export const hasCue = (words: readonly Word[], cues: Cues): boolean => cuesIn(words, cues).length > 0
