import { wordsOf } from '../../../shared/domain/jobs/fold.ts'
import type { LineDraft } from '../../../shared/domain/resume/draft.ts'
import { contentOf } from '../../../shared/domain/truth/words.ts'
import { bulletsOf } from './bullets.ts'
import { byScore } from './match.ts'
import { otherWordings } from './other-wordings.ts'
import { workOf } from './own-facts.ts'
import { factsIn, textIn } from './prompt.ts'

const mostAlternatives = 2
/** A line says what a sentence says if they share this part of the words of the shorter one. */
const sharedFrom = 0.5
/** A sentence that speaks of its writer is none for a resume. */
const ofSelf = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur)\b/

/** The sentences of the facts that a line can say: no heads, and no lists. */
const sentencesIn = (prompt: string) => {
  const facts = factsIn(prompt)
  const deeds = workOf(facts, { scoreOf: () => 0 }, Number.POSITIVE_INFINITY).flatMap(
    ({ bullets, isCurrent }) => bullets.map(({ text, facts: cited }) => ({ text, facts: cited, isCurrent })),
  )
  const others = bulletsOf([...facts.summary, ...facts.statements])
  return [...deeds, ...others.map(({ text, facts: cited }) => ({ text, facts: cited, isCurrent: false }))]
}

/**
 * Drafts for `improve_line`: the fact that says what the line says, as the person wrote it and in other words. None
 * where no fact says it, or where nothing else can be said.
 */
export const draftLines = (prompt: string): LineDraft => {
  const line = textIn(prompt, 'line')
  const said = new Set(contentOf(line))
  const shared = (text: string): number => new Set(contentOf(text)).intersection(said).size
  const saying = sentencesIn(prompt).filter(({ text }) => {
    const both = shared(text)
    const shorter = Math.min(said.size, new Set(contentOf(text)).size)
    return both >= sharedFrom * shorter && both >= Math.min(2, said.size) && both > 0 && !ofSelf.test(text)
  })
  const [best] = byScore(saying, ({ text }) => shared(text))
  if (!best) return { alternatives: [] }
  const end = line.endsWith('.') ? '.' : ''
  const own = wordsOf(line).join(' ')
  const texts = [best.text, ...otherWordings(best.text, best.isCurrent)].filter(
    text => wordsOf(text).join(' ') !== own,
  )
  return {
    alternatives: texts
      .slice(0, mostAlternatives)
      .map(text => ({ facts: [...best.facts], text: `${text}${end}` })),
  }
}
