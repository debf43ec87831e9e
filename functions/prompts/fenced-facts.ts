import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { Facts } from '../../shared/api/truth.ts'
import { oneLine } from '../../shared/domain/resume/plain-words.ts'
import { type NumberedFact, numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { fenced, withoutIdentity } from './prompt-parts.ts'

const lineOf = ({ number, place, text, head }: NumberedFact): string =>
  head === null
    ? `${number} ${place}: ${oneLine(text)}`
    : `${number} ${place} head: ${head.map(field => field.replaceAll('|', '/')).join(' | ')}`

/**
 * Facts for the prompt, one a line: `4 work.0: Cut late deliveries`. The person's name and contacts are left out, because
 * the wording does not need them.
 */
export const fencedFacts = (facts: readonly NumberedFact[], form: ResumeForm): string =>
  fenced('facts', withoutIdentity(facts.map(lineOf).join('\n'), form))

/** More facts for the prompt, in a text of their own: `31: I plan routes`. */
export const fencedMoreFacts = (tag: string, facts: readonly NumberedFact[], form: ResumeForm): string =>
  fenced(
    tag,
    withoutIdentity(facts.map(({ number, text }) => `${number}: ${oneLine(text)}`).join('\n'), form),
  )

/** All facts for the prompt. */
export const allFacts = (facts: Facts): string => fencedFacts(numberedFacts(facts), facts.form)
