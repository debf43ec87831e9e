import type { LineDraft } from '../../../shared/domain/resume/draft.ts'
import { contentOf } from '../../../shared/domain/truth/words.ts'
import { bulletsOf } from './bullets.ts'
import { byScore } from './match.ts'
import { factLinesIn, textIn } from './prompt.ts'

/** Drafts for `improve_line`: the facts that say the most of what the line says, each as one line in the person's own words. */
export const draftLines = (prompt: string): LineDraft => {
  const line = textIn(prompt, 'line')
  const said = new Set(contentOf(line))
  const bullets = bulletsOf(factLinesIn(prompt))
  const scoreOf = (text: string): number => contentOf(text).filter(stem => said.has(stem)).length
  const [best, next] = byScore(bullets, ({ text }) => scoreOf(text))
  if (!best) return { alternatives: [{ facts: [], text: line }] }
  const alternatives = [{ facts: [...best.facts], text: best.text }]
  if (next && scoreOf(next.text) > 0)
    alternatives.push({ facts: [...best.facts, ...next.facts], text: `${best.text}. ${next.text}` })
  return { alternatives }
}
