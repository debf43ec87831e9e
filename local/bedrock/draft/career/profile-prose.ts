import { type Deed, deedSentences } from '../deeds.ts'
import { asTitle, capitalised, listed, withArticle } from '../letters.ts'
import { ownSentences, personal, yearsSaid } from '../own-words.ts'
import { inProse } from '../skills.ts'
import { studyOf } from '../study.ts'
import { thirdOf, verbOf } from '../verbs.ts'
import { inFirstPerson } from './own-text.ts'
import type { ProfileKnown } from './profile-known.ts'
import { repeats, withoutRepeats } from './repeats.ts'
import { tellingParts } from './telling-parts.ts'

/** As many of some texts as fit. */
const within = (texts: readonly string[], limit: number, between: string): string[] => {
  const kept: string[] = []
  for (const text of texts) if ([...kept, text].join(between).length <= limit) kept.push(text)
  return kept
}

/** `an HND in Accountancy`, where people write `HND Accountancy`. */
const withField = (degree: string): string =>
  degree.replace(
    /^((?:[BM]\.?\s?(?:Sc|A|Eng|Ed|Tech|Pharm|N\.?Sc)\.?|BNSc|HND|OND|ND|NCE|PGDE|Ph\.?D\.?)(?:\s\((?:Hons|Ed)\.?\))?)\s+(?=\p{Lu})/u,
    '$1 in ',
  )

const studied = ({ facts }: ProfileKnown): string[] => {
  const study = studyOf(facts)
  if (!study) return []
  return [
    study.isUnderway
      ? `I am studying for ${withArticle(withField(study.degree))}${study.at}.`
      : `I hold ${withArticle(withField(study.degree))}${study.from}.`,
  ]
}

const skilled = ({ skills, match, draws }: ProfileKnown): string[] => {
  const top = skills.slice(0, 4)
  if (top.length === 0) return []
  const named = listed(top.map(inProse))
  const bring = top.some(match.asksFor) ? `What I bring: ${named}.` : `Among my skills are ${named}.`
  return [draws.one([`My skills include ${named}.`, bring])]
}

const aimed = ({ target, isHeld, draws }: ProfileKnown): string[] => {
  if (target === '') return []
  return [
    isHeld
      ? draws.one([
          `I am open to talk about work as ${asTitle(target)}.`,
          `I look for my next role as ${asTitle(target)}.`,
        ])
      : draws.one([
          `I am aiming for a role as ${asTitle(target)}.`,
          `I am looking for a role as ${asTitle(target)}.`,
          `My aim is to work as ${asTitle(target)}.`,
        ]),
  ]
}

const isSpoken = ({ form, work }: Deed): boolean => form === 'past' || work.isCurrent

/** Two to four short paragraphs in the first person: their own words, what they did, what they have learnt, what they aim for. */
export const summaryText = (known: ProfileKnown): string => {
  const { facts, own, role, now, work, deeds, limit, draws } = known
  const ownWords = withoutRepeats([
    ...inFirstPerson(own.sentences),
    ...ownSentences(facts).flatMap(sentence => personal(sentence) ?? []),
  ]).slice(0, 3)
  const years = yearsSaid(facts)
  const last = work.find(({ title, company }) => title !== '' && company !== '')
  const roleWords = () => {
    if (now) return [`I am ${asTitle(now.title)} at ${now.company}.`]
    if (last) return [`I have worked as ${asTitle(last.title)} at ${last.company}.`]
    return role === '' ? [] : [`I am ${asTitle(role)}.`]
  }
  // Who says in their own words what they are is not told it twice.
  const saysRole = (sentence: string) =>
    /^I(?: am|['’]m) an? /.test(sentence) &&
    role !== '' &&
    sentence.toLowerCase().includes(role.toLowerCase())
  const said = ownWords.filter(saysRole).slice(0, 1)
  const first = withoutRepeats([...(said.length > 0 ? said : roleWords()), ...ownWords])
  const hasYears = years !== undefined && !/\byears\b/.test(first.join(' '))
  const opening = [...first, ...(hasYears ? [`I have ${years} of experience.`] : [])]
  const fresh = deeds.filter(deed => isSpoken(deed) && !repeats(deed.text, opening.join(' ')))
  const from = now ? `${now.title} at ${now.company}` : ''
  const paragraphs = [
    opening,
    deedSentences(fresh, from, draws),
    [...skilled(known), ...studied(known)],
    aimed(known),
  ]
    .map(sentences => sentences.join(' '))
    .filter(text => text !== '')
  // What is aimed for is said whatever is left out.
  const aim = aimed(known).length > 0 ? paragraphs.slice(-1) : []
  const room = limit - aim.join('').length - 2
  return [...within(aim.length > 0 ? paragraphs.slice(0, -1) : paragraphs, room, '\n\n'), ...aim].join('\n\n')
}

/** `who plans routes and cut waste by 3%` */
const asClause = ({ text, form, work }: Deed): string[] => {
  const [first = '', ...rest] = text.split(' ')
  const verb = verbOf(first)
  // `Run payroll` is read as what was done, and may be what is.
  if (form === 'past' && verb && verb.past !== first)
    return [[work.isCurrent ? thirdOf(verb.base) : verb.past, ...rest].join(' ')]
  if (form === 'past') return [text]
  return work.isCurrent && verb?.form === 'base' && !/\band \p{Ll}+\b/u.test(text)
    ? [[thirdOf(first), ...rest].join(' ')]
    : []
}

/** Two or three sentences in the third person, without a name. */
export const bioText = (known: ProfileKnown): string => {
  const { role, now, work, deeds, skills, own, facts, target, isHeld, limit, draws } = known
  const place = now ? ` at ${now.company}` : ''
  const title = now?.title ?? role
  const who = title === '' ? '' : `${asTitle(title)}${place}`
  const there = now ? deeds.filter(({ work: at }) => at.company === now.company) : deeds
  const did = there.flatMap(asClause).slice(0, 2)
  const employer = work.find(({ company }) => company !== '')?.company
  const whom = () => {
    if (did.length > 0) return `${who} who ${did.join(', and who ')}`
    return now || !employer ? who : `${who} who has worked at ${employer}`
  }
  const [pasted] = tellingParts(own.parts, false)
  const begun = who === '' ? (pasted ? [capitalised(pasted)] : []) : [capitalised(whom())]
  const study = studyOf(facts)
  const top = listed(skills.slice(0, 3).map(inProse))
  const more = [
    ...(top === '' ? [] : [draws.one([`Skilled in ${top}`, `Brings skills in ${top}`])]),
    ...(study && !study.isUnderway ? [`Holds ${withArticle(withField(study.degree))}${study.from}`] : []),
  ].slice(0, begun.length === 0 ? 2 : 1)
  const aim =
    target === '' || isHeld
      ? []
      : [draws.one([`Aiming for a role as ${asTitle(target)}`, `Looking for a role as ${asTitle(target)}`])]
  const room = limit - (aim[0]?.length ?? 0) - 3
  return [
    ...within(
      [...begun, ...more].map(text => `${text}.`),
      room,
      ' ',
    ),
    ...aim.map(text => `${text}.`),
  ].join(' ')
}
