import { datedIn } from '../resume/dates.ts'
import { headingOf, type SectionKind } from '../resume/headings.ts'
import type { Section as SectionOf } from '../resume/sections.ts'
import { isHead } from './head-lines.ts'
import { isSpokenLanguage } from './languages.ts'
import { type Line, proseOf } from './lines.ts'
import { isContactsOnly, labelled } from './person.ts'
import { isAddress } from './places.ts'
import { roleScore } from './role-words.ts'
import { type StudyKind, studyParts } from './study-parts.ts'

type Section = SectionOf<Line>

// What a section is about, by its lines, where the words of its heading do not tell: `Sea and Shore Service`.

/** Headings of sections that look like jobs or lists, and for which the form has no field. */
const noField =
  /\b(?:projects?|publications?|papers?|articles?|talks?|speech(?:es)?|lectures?|presentations?|awards?|honou?rs?|prizes?|conferences?|patents?|declaration|achievements?|grants?|scholarships?|fellowships?|next of kin|signature|thes[ie]s|dissertations?|supervis(?:ed|ion)|taught)\b/i

const isContact = ({ text }: Line): boolean =>
  isContactsOnly(text) || isAddress(text) || labelled(text)?.label === 'reach'

const hasPeriod = ({ text, bullet }: Line): boolean =>
  bullet !== 'sign' && datedIn(text)?.isPeriod === true && text.length < 130
const isRole = (text: string): boolean => roleScore(text.replace(/^as /, '')) > 2
const isOfJob = (line: Line): boolean =>
  isHead(line) && line.text.split(/[\t|•·:;,—–]|\s(?:-|at)\s/).some(isRole)
const isOf = (kind: StudyKind, line: Line): boolean =>
  line.text.length < 130 &&
  isHead({ ...line, text: line.text.replace(/\.$/, ''), bullet: 'none' }) &&
  studyParts(line.text).some(({ is }) => is === kind)
/** `B.Sc. Economics. University of Jos, 2014.` */
const isDatedStudy = ({ text }: Line): boolean =>
  text.length < 110 && datedIn(text) !== null && studyParts(text).some(({ is }) => is === 'school')
const count = (lines: readonly Line[], is: (line: Line) => boolean): number => lines.filter(is).length

/** Jobs or studies: their dates stand at the names of roles, or of degrees and schools. */
const datedKind = (lines: readonly Line[]): SectionKind | null => {
  const periods = count(lines, hasPeriod)
  const jobs = count(lines, isOfJob)
  const degrees = count(lines, line => isOf('degree', line) && !isOfJob(line))
  const schools = count(lines, line => isOf('school', line))
  const dates = count(lines, ({ text, bullet }) => bullet !== 'sign' && datedIn(text) !== null)
  if (dates > 0 && (degrees > 0 || schools > 0) && degrees + (jobs === 0 ? schools : 0) > jobs)
    return 'education'
  return periods > 0 && (jobs > 0 || periods > 1) ? 'work' : null
}

const itemsOf = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) => text.split(/[,;\t|•·]|\s[+/]\s/)).filter(item => /\p{L}/u.test(item))
const isSentence = (text: string): boolean => /[.!?]$/.test(text) && text.split(' ').length > 6
const isItem = (item: string): boolean =>
  item.trim().split(/\s+/).length < 6 && !/[.!?:]$|\d{4}|_{3}/.test(item)

const isMembership = ({ text }: Line): boolean =>
  /^(?:(?:associate|graduate|student|honorary|corporate) )?(?:member|fellow|associate)(?:ship)?\b|^(?:certified|chartered|registered|licensed)\b/i.test(
    text,
  )

/** The kind of a section whose heading no list has; null: its lines do not tell. */
const kindByLines = (lines: readonly Line[], isAboveJobs: boolean): SectionKind | null => {
  const reached = count(lines, isContact)
  if (reached > 0.7 * lines.length && lines.some(({ text }) => isContactsOnly(text))) return 'contact'
  const items = itemsOf(lines)
  if (items.length > 0 && items.every(isSpokenLanguage)) return 'languages'
  const dated = datedKind(lines)
  if (dated) return dated
  if (lines.every(isMembership)) return 'certifications'
  const prose = proseOf(lines)
  if (isAboveJobs && isSentence(prose) && lines.every(({ bullet }) => bullet === 'none')) return 'summary'
  return items.length > 2 && items.every(isItem) ? 'skills' : null
}

/** Headings above jobs without pay, or above a list of duties. */
const activity =
  /\b(?:leadership|community|extra-?curriculars?|activit(?:y|ies)|responsibilit(?:y|ies)|involvement|societies)\b/i

const isCertificate = ({ text }: Line): boolean => /\b(?:licen[cs]e|certificate|permit)\b/i.test(text)

const isLikeJobs = (lines: readonly Line[]): boolean =>
  datedKind(lines) === 'work' || (datedKind(lines) === null && lines.some(hasPeriod))

const isField = ({ text }: Line): boolean => /^\p{Lu}[\p{L}.' ]{2,25}\s?[:\t]/u.test(text) && text.length < 90

const isOpen = ({ kind, title }: Section): boolean =>
  kind === 'other' && headingOf(title) === null && !noField.test(title)

/** The sections, each of the kind that its lines say where its heading says none. */
export const withKindsByLines = (sections: readonly Section[]): Section[] => {
  const hasWork = sections.some(({ kind, lines }) => kind === 'work' && lines.length > 0)
  const hasStudies = sections.some(
    ({ kind, lines }) =>
      (kind === 'education' && lines.length > 0) ||
      (kind === 'top' && lines.some(line => isOf('degree', line) && isOf('school', line))),
  )
  return sections.map((section, at) => {
    const { kind, lines } = section
    if (lines.length === 0) return section
    // `Personal Profile` may stand above a text about oneself, or above personal data.
    if (kind === 'summary' && lines.length > 1 && count(lines, isField) > 0.6 * lines.length)
      return { ...section, kind: 'personal' }
    // `Career Summary` may stand above a text about oneself, or above the jobs.
    if (kind === 'summary' && !hasWork && datedKind(lines) === 'work') return { ...section, kind: 'work' }
    // `Key qualifications`, above a text about oneself.
    const isOfStudies = lines.some(line => isOf('degree', line) || isOf('school', line) || isDatedStudy(line))
    if (kind === 'education' && !isOfStudies && isSentence(proseOf(lines)))
      return { ...section, kind: 'summary' }
    // `School and Training`
    if (kind === 'certifications' && !hasStudies && datedKind(lines) === 'education')
      return { ...section, kind: 'education' }
    if (kind === 'other' && activity.test(section.title) && isLikeJobs(lines))
      return { ...section, kind: 'work' }
    if (kind === 'other' && /\bactivities\b/i.test(section.title) && itemsOf(lines).every(isItem))
      return { ...section, kind: 'interests' }
    // `Papers` may be publications, or what one has to show.
    if (kind === 'other' && /^papers$/i.test(section.title) && lines.some(isCertificate))
      return { ...section, kind: 'certifications' }
    if (!isOpen(section)) return section
    const isAboveJobs = !sections
      .slice(0, at)
      .some(above => above.kind === 'work' || above.kind === 'summary')
    return { ...section, kind: kindByLines(lines, isAboveJobs) ?? kind }
  })
}
