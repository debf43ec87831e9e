import { stemOf } from '../../../../functions/jobs/index/stem.ts'
import { wordsOf } from '../../../../shared/domain/jobs/fold.ts'

const small = new Set(
  'a an and as at by for from i in into is it my of on or our that the their this to was we were with who am are be been'.split(
    ' ',
  ),
)
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => !small.has(word))
    .map(stemOf)

/** Whether a text says over again most of what another one says. */
export const repeats = (text: string, said: string): boolean => {
  const stems = stemsOf(text)
  const known = new Set(stemsOf(said))
  return stems.length > 0 && stems.filter(stem => known.has(stem)).length / stems.length >= 0.65
}

/** Each of some texts that none before it has said already. */
export const withoutRepeats = (texts: readonly string[]): string[] => {
  const kept: string[] = []
  for (const text of texts) if (!kept.some(before => repeats(text, before))) kept.push(text)
  return kept
}
