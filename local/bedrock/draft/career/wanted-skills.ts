import { stemOf } from '../../../../functions/jobs/index/stem.ts'
import { wordsOf } from '../../../../shared/domain/jobs/fold.ts'
import { skillKey, skillsIn } from '../../../../shared/domain/jobs/skills.ts'
import { plainText } from '../plain-text.ts'
import type { FactsRead } from '../prompt.ts'
import { namesIn } from '../skills.ts'
import { isOrder } from './orders.ts'
import { saidOtherwise } from './skill-words.ts'

const mostWords = 4
const begins =
  /^(?:(?:a |an |the )?(?:(?:strong|good|excellent|proven|sound|solid|basic|advanced|working|hands-on|in-depth|deep|demonstrable|practical|prior|previous|relevant)\s+)*(?:knowledge|understanding|experience|proficiency|expertise|skills?|familiarity|background|command|grasp|competence|proficient|skilled|experienced|familiar|ability)\s+(?:of|in|with|using|to use|working with)\s+)/i
const notASkill =
  /\d|\b(?:degree|bsc|hnd|ond|msc|years?|candidate|applicant|must|should|will|salary|apply|send|cv|resume|job|role|team|work|we|our|you|your|age|location|lagos|abuja|minimum|remote|hybrid|benefits?)\b/i

/** What an advert lists as asked for, in its own words: short items behind `knowledge of` and its like. */
const listedIn = (advert: string): string[] =>
  advert
    .split(/\n|(?<=[.;])\s/)
    .map(line => plainText(line).replace(/^[-–•*\d.)\s]+/, ''))
    .filter(line => begins.test(line) && !isOrder(line))
    .flatMap(line => line.replace(begins, '').split(/,|;|\/|\band\b|\bor\b/i))
    .map(item => item.replace(/[.\s]+$/, '').trim())
    .filter(item => /^\p{L}/u.test(item) && item.split(/\s+/).length <= mostWords && !notASkill.test(item))

/** What an employer is in, and nobody learns. */
const trades = new Set(['fmcg', 'fintech', 'oil and gas', 'telecommunications', 'ngo'])

/** The skills that an advert asks for; what it orders is not read. */
export const askedIn = (advert: string): string[] => {
  const told = advert
    .split(/(?<=[.!?])\s|\n/)
    .filter(sentence => !isOrder(sentence))
    .join('\n')
  return [...skillsIn(told).filter(skill => !trades.has(skill.toLowerCase())), ...listedIn(told)]
}

const textsOf = ({ form, statements }: FactsRead): string[] => [
  form.jobTitle,
  form.summary,
  form.technicalSkills,
  form.softSkills,
  form.certifications,
  ...form.workExperience.flatMap(({ jobTitle, description }) => [jobTitle, description]),
  ...form.education.map(({ degree }) => degree),
  ...statements,
]

/** Whether somebody names a skill, in whatever spelling. */
export const namedBy = (facts: FactsRead): ((skill: string) => boolean) => {
  const texts = textsOf(facts)
  const text = texts.join('\n')
  const keys = new Set(
    [
      ...skillsIn(text),
      ...namesIn(facts.form.technicalSkills),
      ...namesIn(facts.form.softSkills),
      ...namesIn(facts.form.certifications),
    ].map(skillKey),
  )
  const said = ` ${texts.map(one => wordsOf(one).join(' ')).join(' | ')} `
  return skill => {
    const words = wordsOf(skill.replace(/\s*\(.*\)/, '')).join(' ')
    return (
      keys.has(skillKey(skill)) || (words !== '' && said.includes(` ${words} `)) || saidOtherwise(skill, text)
    )
  }
}

const stemsOf = (skill: string): string[] => wordsOf(skill).map(stemOf)
const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.every(stem => many.includes(stem))

/** Each once, in whatever spelling, as it is named first: `statutory audits` after `Audit` says nothing new. */
export const distinctSkills = (skills: readonly string[]): string[] => {
  const kept: { skill: string; key: string; stems: readonly string[] }[] = []
  for (const skill of skills) {
    const key = skillKey(skill)
    const stems = stemsOf(skill)
    if (!kept.some(one => one.key === key || isWithin(one.stems, stems) || isWithin(stems, one.stems)))
      kept.push({ skill, key, stems })
  }
  return kept.map(({ skill }) => skill)
}
