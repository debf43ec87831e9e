import * as z from 'zod'
import { wordsOf } from '../../../../shared/domain/jobs/fold.ts'
import { lazily, readContent } from '../../../content.ts'
import { foldedText, patternOf } from './phrases.ts'

const list = z.string().transform(text => (text === '' ? [] : text.split(', ')))

const family = z.object({
  /** Words of titles and industries; a star is any ending. */
  words: z.string().transform(words => words.split(' ').filter(Boolean).map(patternOf)),
  /** The most wanted skill is first, and so is the most wanted certificate. */
  skills: list,
  certificates: list,
  /** Work that a person can do alone, on a phone or a cheap laptop. */
  practice: z.string(),
})
export type RoleFamily = z.infer<typeof family>

/** In `first`, `{skill}` stands for the skill. */
const steps = z.object({ timeline: z.string(), first: z.array(z.string()).min(1) })

/** `any` is for roles and skills without another entry. `skills` are phrases as `patternOf` reads them. */
const roleFile = z.object({ families: z.array(family), any: family })
const stepsFile = z.object({
  kinds: z.array(steps.extend({ skills: z.string().transform(patternOf) })),
  any: steps,
})

/** The files of `local/content/career`. */
const content = lazily(() => ({
  roles: readContent('career/role-families.json', roleFile),
  steps: readContent('career/skill-steps.json', stepsFile),
}))

export const roleFamilies = (): readonly RoleFamily[] => content().roles.families

const hasWord = ({ words }: RoleFamily, word: string): boolean => words.some(pattern => pattern.test(word))

/** A word in the titles of many families, such as `manager`, has a small weight. */
const weightOf = (word: string): number => 1 / roleFamilies().filter(family => hasWord(family, word)).length

const scoreOf = (family: RoleFamily, words: readonly string[]): number =>
  words.filter(word => hasWord(family, word)).reduce((sum, word) => sum + weightOf(word), 0)

const leastScore = 0.6

/**
 * Returns the family of a role by its title, and by its industry where several families match; undefined where none
 * does.
 */
export const familyOf = (targetRole: string, targetIndustry: string): RoleFamily | undefined => {
  const [title, industry] = [wordsOf(targetRole), wordsOf(targetIndustry)]
  const [best] = roleFamilies()
    .map(family => ({ family, own: scoreOf(family, title), more: scoreOf(family, industry) }))
    .filter(({ own }) => own >= leastScore)
    .toSorted((one, other) => 2 * other.own + other.more - (2 * one.own + one.more))
  return best?.family
}

/** Returns what almost every advert asks for. */
export const anyRole = (): RoleFamily => content().roles.any

export type Step = { readonly action: string; readonly timeline: string }

/**
 * Returns how a person begins with a skill this week, and how long it takes. `inSentence` is the skill as a sentence
 * names it.
 */
export const stepFor = (skill: string, inSentence: string, variant: number): Step => {
  const { kinds, any } = content().steps
  const { first, timeline } = kinds.find(({ skills }) => skills.test(foldedText(skill))) ?? any
  return { action: (first[variant % first.length] ?? '').replaceAll('{skill}', inSentence), timeline }
}
