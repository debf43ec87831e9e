import { skillKey } from '../../../shared/domain/jobs/skills.ts'
import { itemsOf } from '../../../shared/domain/resume/items.ts'
import type { Match } from './match.ts'
import { plainText } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'

const longest = 100
const most = 60

/** The items of a list as people type it, without markup. */
export const namesIn = (text: string): string[] =>
  itemsOf(text)
    .map(item => plainText(item).replace(/^[-–*.\s]+|[.\s]+$/g, ''))
    .filter(item => item !== '' && item.length <= longest)

/** A person's skills in their own words, each once: those that the job asks for first, technical before soft. */
export const skillsOf = ({ form }: FactsRead, { asksFor }: Match): string[] => {
  const byKey = new Map<string, string>()
  for (const skill of [...namesIn(form.technicalSkills), ...namesIn(form.softSkills)]) {
    const key = skillKey(skill) || skill.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, skill)
  }
  const skills = [...byKey.values()]
  return [...skills.filter(asksFor), ...skills.filter(skill => !asksFor(skill))].slice(0, most)
}

const everyday = new Set(
  'active adaptability aid business change classroom cleaning computer cooking curriculum driving event financial first food history inventory lesson literacy logistics machine management medication nursing office operation patient people procurement product project quality records risk safety selling sewing strategic supplier teaching technical typing vendor volunteer warehouse web adaptation analysis analytical and attention back building care coaching collaboration communication conflict coordination creativity critical customer data decision delegation detail empathy entry flexibility initiative interpersonal keeping leadership listening making management marketing mentoring multitasking negotiation of organisation organisational organization organizational patience planning presentation problem public record report reporting research resilience resolution sales service skills solving speaking stock storytelling supervision taking team teamwork thinking time to training work writing'.split(
    ' ',
  ),
)

/** As it stands within a sentence: `time management`, but `Power BI`. */
export const inProse = (skill: string): string =>
  skill
    .toLowerCase()
    .split(/[\s-]+/)
    .every(word => everyday.has(word))
    ? skill.toLowerCase()
    : skill
