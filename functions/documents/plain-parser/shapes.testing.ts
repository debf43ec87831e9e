// This file holds the shapes that the parser knows: the names of sections, the contacts and the dates.
// The lists are short on purpose. Public guides say that parsers look for these usual forms and drop the rest.

export type Section = 'summary' | 'work' | 'education' | 'skills' | 'other'

const headings: Record<Section, string[]> = {
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

const sectionByHeading = new Map<string, Section>()
for (const section of ['summary', 'work', 'education', 'skills', 'other'] as const)
  for (const heading of headings[section]) sectionByHeading.set(heading, section)

/** A heading stands alone on its line. Its case does not matter; a colon may end it. */
export const sectionOf = (line: string): Section | undefined =>
  sectionByHeading.get(line.toLowerCase().replace(/:$/u, ''))

const name = /^\p{L}[\p{L}\p{M}.'’-]*(?: \p{L}[\p{L}\p{M}.'’-]*){1,5}$/u
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u
/** Only the international form counts. Some systems leave a number without a country code out. */
const phone = /\+\d[\d ()-]{7,16}\d/u
const place = /^[\p{L}\p{M} .'’-]+, [\p{L}\p{M} .'’-]+$/u
const url = /(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/\S+/iu

export const isName = (text: string): boolean => name.test(text)
export const isPlace = (text: string): boolean => place.test(text)
export const findEmail = (text: string): string => email.exec(text)?.[0] ?? ''
export const findPhone = (text: string): string => phone.exec(text)?.[0] ?? ''
export const findUrl = (text: string): string => url.exec(text)?.[0] ?? ''

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const year = '(?:19|20)\\d\\d'
/** Systems that read only the month with the year also read the year alone. MM/YYYY is the third usual form. */
const point = `(?:(?:${month}\\.? |(?:0[1-9]|1[0-2])/)?${year})`
const range = new RegExp(`(?<![\\w/])${point} ?(?:[–—-]|to) ?(?:${point}|Present|Current)(?!\\w)`, 'iu')
const single = new RegExp(`(?<![\\w/])${point}$`, 'iu')

export type Dated = { date: string; rest: string[] }

/**
 * This takes the date out of a line and leaves the text that stands beside it, run by run. The date has to begin or end
 * its run. A range in the middle of a sentence belongs to the sentence.
 */
export const takeDate = (runs: string[], singleDateCounts: boolean): Dated | undefined => {
  for (const [index, run] of runs.entries()) {
    const match = range.exec(run) ?? (singleDateCounts ? single.exec(run) : null)
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

const grade =
  /\b\d(?:\.\d{1,2})?\s*(?:\/|of|out of)\s*\d(?:\.\d+)?\b|\b[0-5]\.\d{1,2}\b|class|credit|distinction/iu

export const isGrade = (text: string): boolean => grade.test(text)
