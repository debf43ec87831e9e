import type { EducationEntry } from '../../api/resume-form.ts'
import { datedIn, lastYear } from './dates.ts'
import type { Line } from './lines.ts'
import { continues } from './paragraphs.ts'
import { type StudyPart, studyParts } from './study-words.ts'
import { dateLabel } from './work-parts.ts'

type Study = { degree: string; school: string; year: string; gpa: string; details: string[] }
const noStudy = (): Study => ({ degree: '', school: '', year: '', gpa: '', details: [] })

type Field = 'degree' | 'school' | 'year' | 'gpa'
type Read = { readonly line: Line; readonly year: string; readonly parts: readonly StudyPart[] }

const read = (line: Line): Read => {
  const dated = line.text.length > 250 ? null : datedIn(line.text)
  if (!dated) return { line, year: '', parts: studyParts(line.text) }
  const words = [dated.before.replace(dateLabel, ''), dated.after].filter(text => /[\p{L}\p{N}]/u.test(text))
  return { line, year: dated.text, parts: studyParts(words.join('\t')) }
}

const isProse = ({ text }: Line): boolean =>
  text.length > 140 ||
  /^(?:relevant |core |key )?(?:course ?work|modules|courses|thesis|dissertation|activities|subjects|project|final year project|relevant courses)\b/i.test(
    text,
  )

const fieldsOf = ({ year, parts }: Read): Field[] => {
  const fields: Field[] = year === '' ? [] : ['year']
  for (const { is } of parts) {
    if (is === 'degree' || is === 'school') fields.push(is)
    if (is === 'grade') fields.push('gpa')
  }
  return fields
}

const add = (study: Study, { year, parts, line }: Read): void => {
  if (year !== '') study.year = study.year === '' ? year : `${study.year}, ${year}`
  for (const { text, is, isField } of parts) {
    if (is === 'degree' && isField && study.degree !== '') study.degree += `, ${text}`
    else if (is === 'degree' && study.degree === '') study.degree = text
    else if (is === 'school' && study.school === '') study.school = text
    else if (is === 'grade') study.gpa = study.gpa === '' ? text : `${study.gpa}, ${text}`
    else if (is === 'place' && study.school !== '') study.school += `, ${text}`
    // A school or a field of no word that we know: it stands where one is missing.
    else if (
      is === 'detail' &&
      !isProse(line) &&
      line.bullet === 'none' &&
      study.degree !== '' &&
      study.school === ''
    )
      study.school = text
    else if (
      is === 'detail' &&
      !isProse(line) &&
      line.bullet === 'none' &&
      study.school !== '' &&
      study.degree === ''
    )
      study.degree = text
    else study.details.push(text)
  }
}

/** `B.Sc Economics, 2014` and, under a heading of its own, `University of Ibadan, 2010 – 2014`: one course of study. */
const married = (studies: readonly Study[]): Study[] => {
  const withoutSchool = studies.filter(({ school, degree }) => school === '' && degree !== '')
  const withoutDegree = studies.filter(({ school, degree }) => school !== '' && degree === '')
  if (withoutSchool.length === 0 || withoutSchool.length !== withoutDegree.length) return [...studies]
  const pairs = withoutDegree.map(one => ({
    one,
    other: withoutSchool.filter(({ year }) => lastYear(year) !== '' && lastYear(year) === lastYear(one.year)),
  }))
  if (!pairs.every(({ other }) => other.length === 1)) return [...studies]
  const joined = new Map(pairs.map(({ one, other: [other = noStudy()] }) => [one, other]))
  return studies.flatMap(study => {
    if (withoutSchool.includes(study)) return []
    const other = joined.get(study)
    if (!other) return [study]
    return [
      {
        ...study,
        degree: other.degree,
        gpa: other.gpa || study.gpa,
        details: [...study.details, ...other.details],
      },
    ]
  })
}

export type Studies = { readonly entries: EducationEntry[]; readonly unplaced: string[] }

/** Where a line that goes on with the one above belongs. */
const goOn = (study: Study, text: string): void => {
  if (study.details.length > 0) study.details.push(text)
  else if (study.school !== '') study.school += ` ${text}`
  else study.degree += ` ${text}`
}

/** Whether a line begins another course of study: it says again what is said, or stands apart from what is whole. */
const beginsAnother = (study: Study, fields: readonly Field[], line: Line): boolean =>
  fields.some(field => field !== 'gpa' && study[field] !== '') ||
  (line.level > 0 && fields.length > 0) ||
  (line.gap && study.degree !== '' && study.school !== '' && (fields.length > 0 || line.bullet === 'none'))

const isRestOf = (last: Line, line: Line): boolean =>
  /^[\p{Ll}&)]/u.test(line.text) && continues(last.text, last.bullet !== 'none', line)

/** The courses of one section. Lines above the first that say nothing of any are left over. */
const studiesOf = (lines: readonly Line[], unplaced: string[]): Study[] => {
  const studies: Study[] = []
  let last: Line | null = null
  for (const line of lines) {
    const current = read(line)
    const fields = fieldsOf(current)
    const study: Study | undefined = studies.at(-1)
    const above: Line | null = last
    last = line
    if (study && above && fields.length === 0 && isRestOf(above, line)) goOn(study, line.text)
    else if (isProse(line)) (study?.details ?? unplaced).push(line.text)
    else if (!study && fields.length === 0 && current.parts.every(({ is }) => is === 'place'))
      unplaced.push(line.text)
    else if (study && !beginsAnother(study, fields, line)) add(study, current)
    else {
      const another = noStudy()
      studies.push(another)
      // A name that no list has, where a course of study begins: of a school, rather than of a degree.
      if (fields.length === 0 && line.bullet === 'none')
        another.school = current.parts.map(({ text }) => text).join(', ')
      else add(another, current)
    }
  }
  return studies
}

/** Courses of study as the lines of their sections say them; the form has no place for what else they say. */
export const educationOf = (sections: readonly (readonly Line[])[]): Studies => {
  const unplaced: string[] = []
  const courses = married(sections.flatMap(lines => studiesOf(lines, unplaced)))
  return {
    entries: courses.map(({ degree, school, year, gpa }) => ({ degree, school, year, gpa })),
    unplaced: [...unplaced, ...courses.flatMap(({ details }) => details)],
  }
}
