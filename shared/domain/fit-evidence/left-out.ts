import type { Citation } from '../../api/truth.ts'
import { fold } from '../jobs/fold.ts'
import type { NumberedFact } from '../truth/numbered-facts.ts'
import type { PostingFit } from './fit.ts'
import { tellingStems } from './read-requirements.ts'

/** A line that has this share of a fact's words says the fact. */
const saidFrom = 0.6

/** The facts, among those given, that no line of a text cites or says. */
export const factsLeftOut = (
  facts: readonly NumberedFact[],
  text: string,
  citations: readonly Citation[],
): NumberedFact[] => {
  const whole = fold(text)
  const lines = text.split('\n').map(tellingStems)
  const said = citations.filter(({ text: line }) => whole.includes(fold(line)))
  const cited = new Set(said.flatMap(({ facts: texts }) => texts))
  return facts.filter(fact => {
    if (cited.has(fact.text)) return false
    const stems = [...tellingStems(fact.text)]
    return !lines.some(line => stems.filter(stem => line.has(stem)).length >= saidFrom * stems.length)
  })
}

/** The facts that answer what an advert asks for, and that a text leaves out: they could go in. */
export const couldGoIn = (
  { requirements }: PostingFit,
  text: string,
  citations: readonly Citation[],
): NumberedFact[] => {
  const answering = new Set(requirements.flatMap(({ evidence }) => evidence))
  return factsLeftOut([...answering], text, citations)
}
