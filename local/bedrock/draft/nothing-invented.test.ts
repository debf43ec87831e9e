import { expect, test } from 'vitest'
import { fold, wordsOf } from '../../../shared/domain/jobs/fold.ts'
import { assembleResume } from '../../../shared/domain/resume/assemble.ts'
import { citationsOfLetter, citationsOfResume } from '../../../shared/domain/resume/citations.ts'
import { wordingOf } from '../../../shared/domain/resume/draft.ts'
import { writeResume } from '../../../shared/domain/resume/write.ts'
import { checkLetter } from '../../../shared/domain/truth/check-letter.ts'
import { checkResume } from '../../../shared/domain/truth/check-resume.ts'
import { numberedFacts } from '../../../shared/domain/truth/numbered-facts.ts'
import { unsupported } from '../../../shared/domain/truth/report.ts'
import { drawsFor } from '../../boards/world/prng.ts'
import { promptOf } from '../bedrock.testing.ts'
import { type Combination, combination } from './combinations.testing.ts'
import { verbOf } from './english.ts'
import { draftLetter } from './write-letter.ts'
import { draftResume } from './write-resume.ts'

const numbers = Array.from({ length: 100 }, (_, number) => number)

const draftOf = (number: number, { facts, jobDescription }: Combination) =>
  draftResume(promptOf({ ...facts, jobDescription }), drawsFor(number, 'resume'))
const resumeOf = (number: number, made: Combination) => wordingOf(draftOf(number, made))
const letterDraftOf = (number: number, { facts, jobDescription, job }: Combination) =>
  draftLetter(promptOf({ ...facts, jobDescription, job }), drawsFor(number, 'letter'))
const letterOf = (number: number, made: Combination) =>
  letterDraftOf(number, made).paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))

/** The words with which a draft may begin a sentence, besides the words of the facts and forms of its verbs. */
const ours = new Set(
  `a all among and as at been brings certified contributed few for handled has helped here holds i in it let likes main managed many my
nothing of oversaw please plans reading skilled some studying supervised thank that the there these skills this took was what with your works teaches`.split(
    /\s+/,
  ),
)

const ends = /(?:^|[.!?:/]\s+|\n)$/

/** Returns the figures and the words with a capital that a source does not contain. */
const foreign = (text: string, source: string): string[] => {
  const known = new Set([...wordsOf(source), ...(source.match(/\p{N}+/gu) ?? [])])
  const bases = new Set([...known].map(word => verbOf(word)?.base))
  return [...text.matchAll(/\p{Lu}[\p{L}\p{M}]*|\p{N}+/gu)].flatMap(({ 0: word, index }) => {
    const folded = fold(word)
    if (known.has(folded) || wordsOf(word).every(part => known.has(part))) return []
    const begins = ends.test(text.slice(0, index))
    if (folded === 'i' || (begins && (ours.has(folded) || bases.has(verbOf(folded)?.base ?? '')))) return []
    return [word]
  })
}

test('every figure and every name of a draft is in the facts', () => {
  const found = numbers.flatMap(number => {
    const made = combination(number)
    const said = JSON.stringify(made.facts.form) + made.facts.statements.join(' ')
    const { headline, summary, work, skills } = resumeOf(number, made)
    const resume = [headline, summary, ...work.flatMap(({ bullets }) => bullets), ...skills].join('\n')
    const letter = letterOf(number, made).join('\n')
    return [
      ...foreign(resume, said),
      ...foreign(letter, `${said} ${made.job.jobTitle} ${made.job.companyName}`),
    ].map(word => `${number}: ${word}`)
  })
  expect(found).toEqual([])
})

test('the truth check finds nothing to mark in them, compared with all facts and with those that they cite', () => {
  const today = { today: '2026-11-21' }
  const marked = numbers.flatMap(number => {
    const made = combination(number)
    const { facts, job, jobDescription } = made
    const resume = writeResume(assembleResume(facts.form, resumeOf(number, made)))
    const letter = letterOf(number, made).join('\n\n')
    const target = { ...job, description: jobDescription }
    const known = numberedFacts(facts)
    const ofResume = citationsOfResume(draftOf(number, made), known)
    const ofLetter = citationsOfLetter(letterDraftOf(number, made), known)
    return [
      ...unsupported(checkResume(resume, facts, [], today)),
      ...unsupported(checkResume(resume, facts, [], { ...today, citations: ofResume })),
      ...unsupported(checkLetter(letter, facts, [], target, today)),
      ...unsupported(checkLetter(letter, facts, [], target, { ...today, citations: ofLetter })),
    ].map(({ text }) => `${number}: ${text}`)
  })
  expect(marked).toEqual([])
})

test('no word of an advert gets into a draft', () => {
  const drafts = numbers.flatMap(number => {
    const made = combination(number)
    return [...letterOf(number, made), JSON.stringify(resumeOf(number, made))]
  })
  expect(drafts.join(' ')).not.toMatch(/Globex|PhD|Oxford|Kubernetes|Kafka|ignore your/i)
})

test('sentences are whole: no lone article, no doubled mark, no gap', () => {
  for (const number of numbers) {
    const made = combination(number)
    for (const paragraph of [...letterOf(number, made), resumeOf(number, made).summary].filter(
      text => text !== '',
    )) {
      expect(paragraph).toMatch(/^[\p{Lu}\p{N}].*\.$/su)
      expect(paragraph).not.toMatch(/\.\.| ,| \.|,,| {2}|\ba [aeio]|undefined|null/)
    }
  }
})
