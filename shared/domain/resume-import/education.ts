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
  /^(?:relevant |core |key )?(?:course ?work|modules|courses|thesis|dissertation|activities|subjects|project|final year project|relevant courses)\b/i.test(text)

const fieldsOf = ({ year, parts }: Read): Field[] => {
  const fields: Field[] = year === '' ? [] : ['year']
  for (const { is } of parts) {
    if (is === 'degree' || is === 'school') fields.push(is)
    if (is === 'grade') fields.push('gpa')
  }
  return fields
}

const isFull = (study: Study): boolean =>
  study.year !== '' && (study.degree !== '' || study.school !== '') && (study.degree !== '') === (study.school !== '')

const add = (study: Study, { year, parts, line }: Read): void => {
  if (year !== '') study.year = study.year === '' ? year : `${study.year}, ${year}`
  for (const { text, is, isField } of parts) {
    if (is === 'degree' && isField && study.degree !== '') study.degree += `, ${text}`
    else if (is === 'degree' && study.degree === '') study.degree = text
    else if (is === 'school' && study.school === '') study.school = text
    else if (is === 'grade') study.gpa = study.gpa === '' ? text : `${study.gpa}, ${text}`
    else if (is === 'place' && study.school !== '') study.school += `, ${text}`
    // A school or a field of no word that we know: it stands where one is missing.
    else if (is === 'detail' && !isProse(line) && line.bullet === 'none' && study.degree !== '' && study.school === '')
      study.school = text
    else if (is === 'detail' && !isProse(line) && line.bullet === 'none' && study.school !== '' && study.degree === '')
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
    return [{ ...study, degree: other.degree, gpa: other.gpa || study.gpa, details: [...study.details, ...other.details] }]
  })
}

export type Studies = { readonly entries: EducationEntry[]; readonly unplaced: string[] }

/** Courses of study as the lines of their sections say them; the form has no place for what else they say. */
export const educationOf = (sections: readonly (readonly Line[])[]): Studies => {
  const studies: Study[] = []
  const unplaced: string[] = []
  for (const lines of sections) {
    let study: Study | null = null
    let firstField: Field | undefined
    let last: Line | null = null
    for (const line of lines) {
      const current = read(line)
      const fields = fieldsOf(current)
      const isRest =
        study !== null && last !== null && fields.length === 0 && continues(last.text, last.bullet !== 'none', line) && /^[\p{Ll}&)]/u.test(line.text)
      last = line
      if (isRest && study) {
        const onto = study.details.length > 0 ? null : study.school !== '' ? 'school' : 'degree'
        if (onto) study[onto] += ` ${line.text}`
        else study.details.push(line.text)
        continue
      }
      if (isProse(line)) {
        if (study) study.details.push(line.text)
        else unplaced.push(line.text)
        continue
      }
      const taken: Study | null = study
      const isTaken = taken !== null && fields.some(field => field !== 'gpa' && taken[field] !== '')
      const begins =
        taken === null ||
        isTaken ||
        (line.gap && isFull(taken) && taken.degree !== '' && taken.school !== '') ||
        (line.level > 0 && fields.length > 0) ||
        (firstField !== undefined && fields[0] === firstField && taken[firstField] !== '')
      if (begins && fields.length === 0 && taken === null && current.parts.every(({ is }) => is === 'place')) {
        unplaced.push(line.text)
        continue
      }
      if (begins && (fields.length > 0 || taken === null || (line.gap && line.bullet === 'none'))) {
        study = noStudy()
        studies.push(study)
        firstField ??= fields[0]
      }
      if (study) {
        // A name that no list has, where the resume's first line of each course of study stands.
        const [only] = current.parts
        if (fields.length === 0 && only?.is === 'detail' && study.degree === '' && study.school === '' && line.bullet === 'none')
          study.school = current.parts.map(({ text }) => text).join(', ')
        else add(study, current)
      }
    }
  }
  const courses = married(studies)
  return {
    entries: courses.map(({ degree, school, year, gpa }) => ({ degree, school, year, gpa })),
    unplaced: [...unplaced, ...courses.flatMap(({ details }) => details)],
  }
}
