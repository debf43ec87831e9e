import type { ResumeForm } from '../../api/resume-form.ts'
import { capitalised } from '../english.ts'
import { fold } from '../jobs/fold.ts'
import type { NumberedFact } from '../truth/numbered-facts.ts'
import { assembleResume } from './assemble.ts'
import type { ResumeEntry, ResumeSection } from './document.ts'
import { emptyForm } from './form-of-document.ts'
import { documentSectionOf } from './headings.ts'
import { groupLabel, itemsOf } from './items.ts'
import { lineMarkOf } from './lines.ts'
import { parseResume } from './parse.ts'
import { writeResume } from './write.ts'

/** What the profile says stands behind a label, `Skills: SQL, Excel`. A vouched line stands in quotation marks. */
const formOfStatement = (statement: string): ResumeForm => {
  const label = groupLabel.exec(statement)?.[1] ?? ''
  const items = statement.slice(statement.indexOf(':') + 1)
  const kind = label === '' ? 'summary' : documentSectionOf(label)
  if (kind === 'skills') return { ...emptyForm, technicalSkills: items }
  if (kind === 'certifications' || kind === 'languages') return { ...emptyForm, [kind]: items }
  const [, vouched = statement] = /^"(.{1,600})" \(.{1,200}\)$/.exec(statement) ?? []
  return { ...emptyForm, summary: capitalised(vouched) }
}

/** A fact of the form, or an item of a list that is one. */
type Fact = Pick<NumberedFact, 'place' | 'text' | 'head'>

/** A form that says nothing but this fact. */
const formOfFact = ({ place, text, head }: Fact, form: ResumeForm): ResumeForm => {
  const [field, number] = place.split('.')
  const at = Number(number)
  if (field === 'work')
    return {
      ...emptyForm,
      workExperience: form.workExperience
        .slice(at, at + 1)
        .map(job => ({ ...job, description: head ? '' : capitalised(text) })),
    }
  if (field === 'education') return { ...emptyForm, education: form.education.slice(at, at + 1) }
  if (field === 'skills') return { ...emptyForm, technicalSkills: text }
  if (field === 'certifications' || field === 'licences' || field === 'languages' || field === 'interests')
    return { ...emptyForm, [field]: text }
  return field === 'statement' ? formOfStatement(text) : { ...emptyForm, summary: capitalised(text) }
}

/** Lines of a text: the heading at `from`, and what stands below it, up to `to`. */
type Stretch = { readonly from: number; readonly to: number }
type Heading = { readonly at: number; readonly level: number; readonly text: string }

const headingsIn = (lines: readonly string[]): Heading[] => {
  const headings = lines.flatMap((line, at) => {
    const mark = lineMarkOf(line)
    return mark.kind === 'heading' ? [{ at, level: mark.level, text: mark.text }] : []
  })
  // The first one of the highest level is the name.
  return headings[0]?.level === 1 ? headings.slice(1) : headings
}

/** What stands below a heading, up to the next one that is as high. */
const below = ({ at, level }: Heading, headings: readonly Heading[], end: number): Stretch => {
  const next = headings.find(heading => heading.at > at && heading.level <= level)
  return { from: at, to: next?.at ?? end }
}

/** People shorten names: `Gani Haulage`, of Gani Haulage Nigeria Ltd. */
const shortOf = (name: string): string => fold(name).split(' ').slice(0, 2).join(' ')

/** Whether a heading, with the line below it, is of an entry. */
const isOf = (
  { title, organisation }: ResumeEntry,
  { at, text }: Heading,
  lines: readonly string[],
): boolean => {
  const said = fold(`${text} ${lines[at + 1] ?? ''}`)
  return said.includes(fold(title)) && said.includes(shortOf(organisation))
}

/** The last line of a stretch that is not empty. */
const lastOf = (lines: readonly string[], { from, to }: Stretch): number => {
  const filled = lines.slice(from, to).findLastIndex(line => line.trim() !== '')
  return from + Math.max(0, filled)
}

const sentenceEnd = /[.!?…]$/

/** The lines with a paragraph of a section in them: behind its last line, or below it. */
const withParagraph = (
  lines: readonly string[],
  last: number,
  { kind }: ResumeSection,
  text: string,
): string[] => {
  const line = lines[last] ?? ''
  const isText = lineMarkOf(line).kind === 'text'
  if (!isText) return lines.toSpliced(last + 1, 0, text)
  const between = kind !== 'summary' ? ', ' : sentenceEnd.test(line.trimEnd()) ? ' ' : '. '
  return lines.with(last, `${line.trimEnd()}${between}${text}`)
}

/** The skills that the text does not name yet. */
const newItems = (section: ResumeSection, markdown: string): ResumeSection => {
  if (section.kind !== 'skills') return section
  const said = fold(markdown)
  const items = section.paragraphs.flatMap(itemsOf).filter(item => !said.includes(fold(item)))
  return { ...section, paragraphs: items.length === 0 ? [] : [items.join(', ')] }
}

/**
 * The Markdown of a resume with one more fact in it, in the person's own words: a deed below its job, a skill behind the
 * others. What stands there stays as it is. `form`: the one that the fact is numbered in.
 */
export const withFact = (markdown: string, fact: Fact, form: ResumeForm): string => {
  const document = parseResume(markdown)
  const [found] = assembleResume(formOfFact(fact, form), null).sections
  if (!found) return markdown
  const section = newItems(found, markdown)
  // A text without headings gets them, because a single one would be read as the only section.
  const hasHeadings = headingsIn(markdown.split('\n')).length > 0
  const lines = (hasHeadings ? markdown : writeResume(document)).trimEnd().split('\n')
  const headings = headingsIn(lines)
  const level = Math.min(...headings.map(heading => heading.level))
  const isHere = (heading: Heading): boolean =>
    heading.level === level && documentSectionOf(heading.text) === section.kind
  const written = writeResume({ name: '', headline: '', contact: [], sections: [section] })
    .trimEnd()
    .split('\n')
  const finished = (result: readonly string[]): string => `${result.join('\n')}\n`

  const heading = headings.find(isHere)
  if (!heading) {
    const first = section.kind === 'summary' ? headings[0]?.at : undefined
    const at = first ?? lines.length
    return finished(lines.toSpliced(at, 0, ...(first === undefined ? ['', ...written] : [...written, ''])))
  }
  const whole = below(heading, headings, lines.length)
  const [entry] = section.entries
  if (!entry) {
    const last = lastOf(lines, whole)
    const [paragraph] = written.slice(1)
    if (paragraph === undefined) return markdown
    if (section.paragraphs.length === 0) return finished(lines.toSpliced(last + 1, 0, ...written.slice(1)))
    return finished(withParagraph(lines, last, section, paragraph))
  }
  const own = headings.find(each => each.at > whole.from && each.at < whole.to && isOf(entry, each, lines))
  if (!own) return finished(lines.toSpliced(lastOf(lines, whole) + 1, 0, '', ...written.slice(1)))
  const bullets = entry.bullets.length === 0 ? [] : written.slice(-entry.bullets.length)
  return finished(lines.toSpliced(lastOf(lines, below(own, headings, whole.to)) + 1, 0, ...bullets))
}
