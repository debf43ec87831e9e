import type { EducationEntry } from '../../api/resume-form.ts'
import { datedIn, dateLabel, lastYear } from '../resume/dates.ts'
import { courseBlocks } from './course-blocks.ts'
import { continues, type Line } from './lines.ts'
import { type Named, withMissingNames } from './missing-names.ts'
import { isLikeTown, isPlace, isTown } from './places.ts'
import { type StudyKind, type StudyPart, studyParts } from './study-parts.ts'

type Study = Named & { year: string; gpa: string }
const emptyStudy = (): Study => ({
  degree: '',
  school: '',
  year: '',
  gpa: '',
  details: [],
  names: [],
  towns: [],
  isSchoolFirst: null,
})

type Field = 'degree' | 'school' | 'year' | 'gpa'
/** A line, its date, and what it says besides. */
type ReadLine = { readonly line: Line; readonly year: string; readonly parts: readonly StudyPart[] }

const longestDatedLine = 250
const readLine = (line: Line): ReadLine => {
  const dated = line.text.length > longestDatedLine ? null : datedIn(line.text)
  if (!dated) return { line, year: '', parts: studyParts(line.text) }
  const words = [dated.before.replace(dateLabel, ''), dated.after].filter(text => /[\p{L}\p{N}]/u.test(text))
  return { line, year: dated.text, parts: studyParts(words.join('\t')) }
}

const isProse = ({ text }: Line): boolean =>
  text.length > 140 ||
  /^(?:relevant |core |key )?(?:course ?work|modules|courses|thesis|dissertation|activities|subjects|project|final year project|relevant courses)\b/i.test(
    text,
  )

const fieldOfPart: Partial<Record<StudyKind, Field>> = { degree: 'degree', school: 'school', grade: 'gpa' }
const fieldsOf = ({ year, parts }: ReadLine): Field[] => [
  ...(year === '' ? [] : (['year'] as const)),
  ...parts.flatMap(({ is }) => fieldOfPart[is] ?? []),
]

const joined = (before: string, text: string): string => (before === '' ? text : `${before}, ${text}`)

const hasPart = (kind: StudyKind, line: Line | undefined): boolean =>
  line !== undefined && studyParts(line.text).some(({ is }) => is === kind)

const addLine = (study: Study, { year, parts, line }: ReadLine, next?: Line): void => {
  if (year !== '') study.year = joined(study.year, year)
  for (const { text, is, isField } of parts) {
    // A school or a subject that no list has stands where one is missing.
    const isName = is === 'detail' && !isProse(line) && line.bullet === 'none'
    // `Certificate in Education – English`, above the school.
    const isSubject =
      isName &&
      study.degree !== '' &&
      study.school === '' &&
      line.text.includes(` – ${text}`) &&
      hasPart('school', next)
    const isTownBeside =
      isName &&
      study.school !== '' &&
      line.text.includes(`\t${text}`) &&
      isLikeTown(text) &&
      hasPart('degree', next)
    if (isTownBeside) study.details.push(text)
    else if (is === 'degree' && (isField || study.degree === '')) study.degree = joined(study.degree, text)
    else if (is === 'school' && study.school === '') study.school = text
    else if (is === 'grade') study.gpa = joined(study.gpa, text)
    else if (is === 'place' && study.school !== '' && !line.text.includes(`\t${text}`))
      study.school += `, ${text}`
    else if (is === 'place' && study.school === '' && isTown(text) && !isPlace(text)) study.towns.push(text)
    else if (isSubject) study.degree += ` – ${text}`
    else if (isName && study.degree !== '' && study.school === '') study.school = text
    else if (isName && study.school !== '' && study.degree === '') study.degree = text
    else if (isName && study.school === '') study.names.push(text)
    else study.details.push(text)
    if (study.isSchoolFirst === null && study.degree !== '' && study.school !== '')
      study.isSchoolFirst = is === 'degree'
  }
}

/** `B.Sc Economics, 2014` and, under a heading of its own, `University of Ibadan, 2010 – 2014`: one course of study. */
const withDegreesAtSchools = (studies: readonly Study[]): readonly Study[] => {
  const degrees = studies.filter(({ school, degree }) => school === '' && degree !== '')
  const schools = studies.filter(({ school, degree }) => school !== '' && degree === '')
  const degreesOf = ({ year }: Study): Study[] =>
    degrees.filter(other => lastYear(other.year) !== '' && lastYear(other.year) === lastYear(year))
  const isPaired =
    degrees.length > 0 &&
    degrees.length === schools.length &&
    schools.every(school => degreesOf(school).length === 1)
  if (!isPaired) return studies
  return studies.flatMap(study => {
    if (degrees.includes(study)) return []
    const [degree] = schools.includes(study) ? degreesOf(study) : []
    return degree
      ? [
          {
            ...study,
            degree: degree.degree,
            gpa: degree.gpa || study.gpa,
            details: [...study.details, ...degree.details],
          },
        ]
      : [study]
  })
}

export type Studies = { readonly entries: EducationEntry[]; readonly unplaced: string[] }

/** Adds a line that goes on with the line above. */
const addRest = (study: Study, text: string): void => {
  if (study.details.length > 0) study.details.push(text)
  else if (study.school !== '') study.school += ` ${text}`
  else study.degree += ` ${text}`
}

/** Whether a course has its degree and its school, also by names that no list has. */
const hasBoth = ({ degree, school, names }: Study): boolean =>
  [degree, school].filter(text => text !== '').length + names.length > 1

/** Whether a name that no list has begins another course, because the school below it is another one. */
const isNameAbove = (study: Study, line: Line, next: Line | undefined): boolean =>
  hasBoth(study) &&
  study.year !== '' &&
  line.bullet === 'none' &&
  next?.bullet === 'none' &&
  !isProse(line) &&
  /^\p{Lu}/u.test(line.text) &&
  line.text.length < 80 &&
  fieldsOf(readLine(next)).some(field => (field === 'school' || field === 'degree') && study[field] !== '')

/** Whether a line begins another course of study, because it has a field again, or stands apart from a whole course. */
const beginsAnother = (study: Study, fields: readonly Field[], line: Line): boolean =>
  fields.some(field => field !== 'gpa' && study[field] !== '') ||
  (line.level > 0 && fields.length > 0) ||
  (line.gap && hasBoth(study) && (fields.length > 0 || line.bullet === 'none'))

/** A year alone, with a gap above, where the names of all courses stand above their years. */
const isYearBelow = (study: Study, { year, parts }: ReadLine, first: Line | undefined): boolean =>
  study.year === '' &&
  year !== '' &&
  parts.length === 0 &&
  first !== undefined &&
  datedIn(first.text) === null

const isRestOf = (last: Line, line: Line): boolean =>
  /^[\p{Ll}&)]/u.test(line.text) && continues(last.text, last.bullet !== 'none', line)

/** The course of a block of lines that are about nothing else. */
const studyOf = (lines: readonly Line[]): Study => {
  const study = emptyStudy()
  for (const [at, line] of lines.entries()) {
    const [above, current] = [lines[at - 1], readLine(line)]
    if (above && fieldsOf(current).length === 0 && isRestOf(above, line)) addRest(study, line.text)
    else if (isProse(line)) study.details.push(line.text)
    else addLine(study, current, lines[at + 1])
  }
  return study
}

/** The courses of one section. Lines above the first course that say nothing of it are unplaced. */
const studiesOf = (lines: readonly Line[], unplaced: string[]): Study[] =>
  courseBlocks(lines)?.map(studyOf) ?? studiesByWords(lines, unplaced)

/** The courses, each of which begins where a name or a date stands again. */
const studiesByWords = (lines: readonly Line[], unplaced: string[]): Study[] => {
  const studies: Study[] = []
  let last: Line | null = null
  for (const [at, line] of lines.entries()) {
    const current = readLine(line)
    const fields = fieldsOf(current)
    const study: Study | undefined = studies.at(-1)
    const above: Line | null = last
    last = line
    if (study && above && fields.length === 0 && isRestOf(above, line)) addRest(study, line.text)
    else if (isProse(line)) (study?.details ?? unplaced).push(line.text)
    else if (!study && fields.length === 0 && current.parts.every(({ is }) => is === 'place'))
      unplaced.push(line.text)
    else if (
      study &&
      (isYearBelow(study, current, lines[0]) || !beginsAnother(study, fields, line)) &&
      !(fields.every(field => field === 'year') && isNameAbove(study, line, lines[at + 1]))
    )
      addLine(study, current, lines[at + 1])
    else {
      const another = emptyStudy()
      studies.push(another)
      if (fields.every(field => field === 'year') && line.bullet === 'none') {
        another.year = current.year
        const names = current.parts.filter(({ is }) => is !== 'place').map(({ text }) => text)
        if (names.length > 0) another.names.push(names.join(', '))
      } else addLine(another, current, lines[at + 1])
    }
  }
  return studies
}

/** The courses of study in the lines of their sections. The form has no field for the details. */
export const educationOf = (sections: readonly (readonly Line[])[]): Studies => {
  const unplaced: string[] = []
  const courses = withDegreesAtSchools(
    withMissingNames(sections.flatMap(lines => studiesOf(lines, unplaced))),
  )
  return {
    entries: courses.map(({ degree, school, year, gpa }) => ({ degree, school, year, gpa })),
    unplaced: [...unplaced, ...courses.flatMap(({ details }) => details)],
  }
}
