import { readFacts, readText } from '../../../shared/domain/fit-evidence/answers.ts'
import { deedWeight } from '../../../shared/domain/fit-evidence/deed-weight.ts'
import { demandsAnswered } from '../../../shared/domain/fit-evidence/fit.ts'
import { requirementsIn } from '../../../shared/domain/fit-evidence/read-requirements.ts'
import { namedSkillsIn, sameSkillKey } from '../../../shared/domain/fit-evidence/same-skill.ts'

/** What a result with its figure is worth where it answers nothing, beside a demand that is answered. */
const resultWorth = 0.75

/** What an advert asks for. */
export type Demands = {
  /** How much a deed is worth to whoever reads for this advert: the demands that it answers, and its result. */
  readonly worthOf: (deed: string) => number
  /** The advert's own words for a skill. Undefined: it does not name the skill. */
  readonly wordsFor: (skill: string) => string | undefined
  /** Whether it asks for this certificate. */
  readonly asksForCertificate: (name: string) => boolean
}

/** Reads an advert as the screen does. `skills` are the person's own. */
export const demandsOf = (title: string, advert: string, skills: readonly string[]): Demands => {
  const demands = requirementsIn({ title, company: '', description: advert })
  const named = new Map(namedSkillsIn(advert).map(({ key, text }) => [key, text] as const))
  const asked = new Set(demands.flatMap(({ certificates }) => certificates))
  const low = advert.toLowerCase()
  const list = { number: 1, place: 'skills', text: skills.join(', '), head: null } as const
  const answered = (text: string): number => {
    const [, deed] = readFacts([list, { number: 2, place: 'work.0', text, head: null }])
    return deed ? demandsAnswered(demands, deed) : 0
  }
  return {
    worthOf: deed => answered(deed) * (1 + deedWeight(deed)) + resultWorth * deedWeight(deed),
    wordsFor: skill => {
      const words = named.get(sameSkillKey(skill))
      if (words !== undefined) return words.toLowerCase() === skill.toLowerCase() ? skill : words
      return ` ${low.replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.includes(` ${skill.toLowerCase()} `)
        ? skill
        : undefined
    },
    asksForCertificate: name => [...readText(name).certificates].some(key => asked.has(key)),
  }
}
