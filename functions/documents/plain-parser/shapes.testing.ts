// This file holds the shapes that the parser knows: the names of sections, the contacts and the dates.
// The lists are short on purpose. Public guides say that parsers look for these usual forms and drop the rest.

export type Section = 'summary' | 'work' | 'education' | 'skills' | 'other'

const HEADINGS: Record<Section, string[]> = {
  summary: ['summary', 'professional summary', 'profile', 'objective', 'career objective', 'about me'],
  work: ['experience', 'work experience', 'professional experience', 'employment history', 'work history'],
  education: ['education', 'academic background', 'education and training'],
  skills: ['skills', 'technical skills', 'key skills', 'core competencies', 'core skills'],
  // These end the section before them. Their content is not read.
  other: [
    'certifications',
    'licenses & certifications',
    'licenses and certifications',
    'languages',
    'projects',
    'awards',
    'publications',
    'references',
    'interests',
    'hobbies',
    'soft skills',
    'volunteer experience',
    'additional information',
  ],
}

const SECTION_BY_HEADING = new Map<string, Section>()
for (const section of ['summary', 'work', 'education', 'skills', 'other'] as const)
  for (const heading of HEADINGS[section]) SECTION_BY_HEADING.set(heading, section)

// A heading stands alone on its line. Its case does not matter; a colon may end it.
export function sectionOf(line: string): Section | undefined {
  return SECTION_BY_HEADING.get(line.toLowerCase().replace(/:$/u, ''))
}

const NAME = /^\p{L}[\p{L}\p{M}.'’-]*(?: \p{L}[\p{L}\p{M}.'’-]*){1,5}$/u
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u
// Only the international form counts. Some systems leave a number without a country code out.
const PHONE = /\+\d[\d ()-]{7,16}\d/u
const PLACE = /^[\p{L}\p{M} .'’-]+, [\p{L}\p{M} .'’-]+$/u
const URL = /(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/\S+/iu

export const isName = (text: string): boolean => NAME.test(text)
export const isPlace = (text: string): boolean => PLACE.test(text)
export const findEmail = (text: string): string => EMAIL.exec(text)?.[0] ?? ''
export const findPhone = (text: string): string => PHONE.exec(text)?.[0] ?? ''
export const findUrl = (text: string): string => URL.exec(text)?.[0] ?? ''

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const YEAR = '(?:19|20)\\d\\d'
// Systems that read only the month with the year also read the year alone. MM/YYYY is the third usual form.
const POINT = `(?:(?:${MONTH}\\.? |(?:0[1-9]|1[0-2])/)?${YEAR})`
const RANGE = new RegExp(`(?<![\\w/])${POINT} ?(?:[–—-]|to) ?(?:${POINT}|Present|Current)(?!\\w)`, 'iu')
const SINGLE = new RegExp(`(?<![\\w/])${POINT}$`, 'iu')

export type Dated = { date: string; rest: string[] }

// This takes the date out of a line and leaves the text that stands beside it, run by run.
// The date has to begin or end its run. A range in the middle of a sentence belongs to the sentence.
export function takeDate(runs: string[], singleDateCounts: boolean): Dated | undefined {
  for (const [index, run] of runs.entries()) {
    const match = RANGE.exec(run) ?? (singleDateCounts ? SINGLE.exec(run) : null)
    if (!match) continue
    const [date] = match
    const before = run.slice(0, match.index).replace(/[\s,(–—-]+$/u, '')
    const after = run.slice(match.index + date.length).replace(/^[\s,)–—-]+/u, '')
    if (before !== '' && after !== '') continue
    const rest = runs.toSpliced(index, 1, before + after).filter(text => text !== '')
    return { date, rest }
  }
  return undefined
}

const GRADE =
  /\b\d(?:\.\d{1,2})?\s*(?:\/|of|out of)\s*\d(?:\.\d+)?\b|\b[0-5]\.\d{1,2}\b|class|credit|distinction/iu

export const isGrade = (text: string): boolean => GRADE.test(text)
