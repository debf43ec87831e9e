import { fold } from '../jobs/fold.ts'
import { isDuration } from '../resume/dates.ts'
import { headingOf } from '../resume/headings.ts'
import { isAboutLevels, isSpokenLanguage, languagesAmong } from './languages.ts'
import { continues, type Line } from './lines.ts'
import { withPlainSkills } from './skill-lines.ts'
import { tableHead } from './table-heads.ts'
import { softSkillPhrase, softSkills } from './words.ts'

/** A list's lines as they were before a page broke them. */
const unbrokenLines = (lines: readonly Line[]): { text: string; isBullet: boolean }[] => {
  const found: { text: string; isBullet: boolean }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const isRest =
      last &&
      (/,$/.test(last.text) || (last.text.length >= 30 && /^[\p{Ll}&)]/u.test(line.text))) &&
      // `eMobilis Diploma`, below a certificate that ends with its year.
      !/(?:19|20)\d\d\)?$/.test(last.text) &&
      continues(last.text, last.isBullet, line)
    if (last && isRest) last.text += ` ${line.text}`
    else found.push({ text: line.text, isBullet: line.bullet !== 'none' })
  }
  return found
}

const outside = '(?![^()]{0,200}\\))'
const space = '(?:(?<!\\s)\\s+)?'
const signs = new RegExp(`(?:${space}[;|\\t•·●▪◦‣◆❖♦■□➤➢✦]|(?<!\\s)\\s+(?:/{1,2}|\\+)\\s)\\s*${outside}`)
const signsBesideCommas = new RegExp(`(?:${space}[;|\\t•·●▪◦‣◆❖♦■□➤➢✦]|(?<!\\s)\\s+\\+\\s)\\s*${outside}`)
const commas = new RegExp(`${space}[,،]\\s*${outside}`)
const allCommas = new RegExp(`${space},\\s*${outside}`, 'g')

const trimmed = (text: string): string =>
  text.replace(/^[\s,;:–—-]+|(?<![\s,;:])[\s,;:]+$/g, '').replace(/(?<![.\s].{0,6})\.$/, '')

const itemsIn = (text: string): string[] =>
  text
    // Where commas or columns part the items, a slash stands within one: `Lean / Kaizen`.
    .split(commas.test(text) || /[\t|•·◆]/.test(text) ? signsBesideCommas : signs)
    .flatMap(part => part.split(commas))
    .map(part => trimmed(part.replace(/^and\s+/i, '')))
    .filter(part => part !== '')

/** Items with the words before them; the label is empty where there are none. */
type Group = { readonly label: string; readonly items: readonly string[] }

const praising: ReadonlySet<string> = new Set(['effective', 'strong', 'good', 'excellent', 'skills'])
const isSoftSkill = (item: string): boolean =>
  softSkillPhrase.test(item) ||
  fold(item)
    .split(/(?<!\s)\s+(?:(?:and|&)\s+)?/)
    .every(word => softSkills.has(word) || praising.has(word))

/** `Tools: Git, Docker` is two items of the group Tools. */
const groupOf = (text: string): Group => {
  const [, label = '', rest = text] =
    /^([^:,;\t]{2,40}?)\s*:(?=\s|$)(.*)$/s.exec(text) ?? /^([^:,;\t]{2,40})\t([^\t]*)$/.exec(text) ?? []
  const items = itemsIn(rest.trimStart())
  // A cell beside a list is its label; beside a single item it is a skill too, or a language.
  const isLabel =
    !text.includes('\t') ||
    items.length > 1 ||
    (headingOf(label) !== null && !isSoftSkill(label)) ||
    languagesLabel.test(label)
  return isLabel ? { label, items } : { label: '', items: itemsIn(text) }
}

/** `Languages → Go, SQL → Data → Redis, Kafka`, with tabs between: two groups on one line. */
const pairsIn = (text: string, arePairs: boolean): string[] => {
  const cells = text.split('\t')
  const isPair = cells.length === 4 && (arePairs || [1, 3].some(at => cells[at]?.includes(',')))
  return isPair && ![0, 2].some(at => cells[at]?.includes(','))
    ? [cells.slice(0, 2).join('\t'), cells.slice(2).join('\t')].map(pair => pair.replace('\t', ': '))
    : [text]
}

/** The items of a list, with commas, signs or lines between, and the words that stand before some of them. */
export const groupsOf = (lines: readonly Line[]): Group[] => {
  const all = unbrokenLines(lines)
  // Where one line is two groups, so are the others of as many cells.
  const arePairs = all.some(({ text }) => pairsIn(text, false).length > 1)
  return all.flatMap(({ text }) =>
    text
      .split(/(?:(?<!\s)\s+)?;\s+(?=[^:;,]{2,40}:\s)/)
      .flatMap(part => pairsIn(part, arePairs))
      .map(groupOf),
  )
}

/** Items of the form have commas between, so that an item's own commas become dashes: `Associate – ICAN – 2014`. */
const withoutCommas = (text: string): string =>
  text.replace(/(?<=\d), (?=\d\b)/g, ' & ').replace(allCommas, ' – ')

/** The rows of a table as lines: without the names of its columns and without numbers. */
const withRowsPlain = (lines: readonly Line[]): Line[] =>
  lines.flatMap(line => {
    const cells = line.text.split('\t')
    if (cells.length === 1) return [line]
    if (tableHead(cells)) return []
    const [first = '', ...others] = cells
    const text = /^\d{1,2}[.)]?$/.test(first) ? others : cells
    // A year may stand before its certificate.
    const [year = '', ...rest] = text
    const ordered = /^(?:19|20)\d\d$/.test(year) ? [...rest, year] : text
    return [{ ...line, text: ordered.join(' – ') }]
  })

/** The lines, with the dates of a certificate that stand below it beside it. */
const withTimesBeside = (lines: readonly Line[]): Line[] => {
  const all: Line[] = []
  for (const line of lines) {
    const last = all.at(-1)
    const isTime =
      !line.gap && line.bullet === 'none' && isDuration(line.text) && !/\d{4}\)?$/.test(last?.text ?? '')
    if (last && isTime) all[all.length - 1] = { ...last, text: `${last.text} (${line.text})` }
    else all.push(line)
  }
  return all
}

/** Lines whose commas are of their own: certificates with their year and who gave them. */
export const listEntriesOf = (lines: readonly Line[]): string[] => {
  const all = unbrokenLines(withTimesBeside(withRowsPlain(lines)))
  const [first] = all
  const text = first?.text ?? ''
  const isMember = /^(?:student |graduate )?(?:member|associate|fellow)\b/i.test(text)
  // A year between its commas is of one certificate.
  const hasYear = /,\s*(?:\p{L}+ )?(?:19|20)\d\d(?=\s*(?:,|$))/u.test(text)
  // Only commas part the items of a single line.
  const isList = all.length === 1 && !first?.isBullet && !isMember && !hasYear
  const entries = isList
    ? itemsIn(text)
    : all
        .flatMap(line => line.text.split(/(?:(?<!\s)\s+)?;\s+/))
        .map(part => withoutCommas(trimmed(part).replaceAll(/ [|·] /g, ' – ')))
  return entries.filter(entry => entry !== '')
}

/** With commas between; each once. */
export const joinedItems = (items: readonly string[]): string =>
  [...new Map(items.map(item => [fold(item), item])).values()].join(', ')

const technicalLabel = /^(?:technical|digital|computer|it|ict|job[- ]related|hard|software|tools)\b/i
const softLabel =
  /^(?:soft|communication|organi[sz]ational|interpersonal|personal|people|transferable|behaviou?ral)\b/i
const languagesLabel = /^(?:(?:spoken |other )?languages?(?:\(s\))?(?: spoken)?|mother tongue(?:s|\(s\))?)$/i

/** Names of groups, each above its bullets: `Office` above `• Excel`. */
const withLabelsOfGroups = (lines: readonly Line[]): Line[] => {
  const isLabel = ({ bullet }: Line, at: number): boolean =>
    bullet === 'none' && lines[at + 1]?.bullet === 'sign'
  const others = lines.filter(({ bullet }) => bullet !== 'sign')
  const areLabels = others.length > 1 && lines.filter(isLabel).length === others.length
  return areLabels
    ? lines.map((line, at) =>
        isLabel(line, at) && !line.text.endsWith(':') ? { ...line, text: `${line.text}:` } : line,
      )
    : [...lines]
}

/** How long the bar beside a skill is: `85%`. */
const barLength =
  /^\d{1,3} ?%$|^\d(?:\.\d)? ?\/ ?(?:5|10)$|^(?:excellent|very good|good|expert|advanced|intermediate|beginner|proficient|competent|novice)$|^Basic$/i

/** A level, also as a word that may be a skill by itself. */
const isLevelOfSkill = (text: string): boolean =>
  barLength.test(text) || /^(?:basic|conversant|familiar|fluent|average|fair|strong)$/i.test(text)

type Skills = { technicalSkills: string[]; softSkills: string[]; languages: string[] }

/** The items of a list of skills by the fields of the form. The heading of the list says its kind. */
export const skillsOf = (
  lines: readonly Line[],
  kind: 'skills' | 'technicalSkills' | 'softSkills',
): Skills => {
  const skills: Skills = { technicalSkills: [], softSkills: [], languages: [] }
  let label = ''
  skills.languages.push(...lines.flatMap(languagesAmong))
  const isSaid = (item: string): boolean => !barLength.test(item)
  const others = lines.filter(line => languagesAmong(line).length === 0 && !isAboutLevels(line.text))
  for (const group of groupsOf(withLabelsOfGroups(withPlainSkills(others)))) {
    const [level = ''] = group.items
    // `Excel: advanced` is a skill, and no group.
    if (group.label !== '' && group.items.length === 1 && isLevelOfSkill(level)) {
      skills.technicalSkills.push(`${group.label} (${level})`)
      continue
    }
    if (group.label !== '' || group.items.length === 0) label = group.label
    if (languagesLabel.test(label) && group.items.some(isSpokenLanguage))
      skills.languages.push(...group.items)
    else if (softLabel.test(label)) skills.softSkills.push(...group.items)
    else
      for (const item of group.items.filter(isSaid)) {
        const isSoft =
          (kind === 'softSkills' && !technicalLabel.test(label)) ||
          (kind === 'skills' && group.label === '' && isSoftSkill(item))
        skills[isSoft ? 'softSkills' : 'technicalSkills'].push(item)
      }
  }
  return skills
}
