import type { EducationEntry, ResumeForm, WorkEntry } from '../../api/resume-form.ts'
import { months } from '../calendar.ts'
import { hostsIn, isOf } from '../jobs/addresses.ts'
import { type JsonJob, type JsonResume, type JsonStudy, jsonResume } from './json-resume-schema.ts'
import { joinedText } from './lenient-fields.ts'
import { jsonResumeOfLinkedIn } from './linkedin-export.ts'
import { joinedItems } from './lists.ts'
import { jsonResumeOfReactiveResume } from './reactive-resume.ts'
import { isFilled, withinLimits } from './within-limits.ts'
import { type ReadResume, wordsIn, wordsOfForm } from './words-of-form.ts'

/** `2023-03-01` as people write it. Any other text stays as it is. */
const inWords = (date: string): string => {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?(?:T.*)?$/.exec(date) ?? []
  return year && month ? `${months[Number(month) - 1]?.slice(0, 3) ?? ''} ${year}`.trim() : date
}

type Times = { readonly startDate: string; readonly endDate: string; readonly 'x-aiki': { duration: string } }

const duration = ({ startDate, endDate, 'x-aiki': exactly }: Times, isOpen: boolean): string => {
  if (exactly.duration !== '') return exactly.duration
  const end = endDate === '' && startDate !== '' && isOpen ? 'Present' : inWords(endDate)
  return [inWords(startDate), end].filter(text => text !== '').join(' – ')
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const workEntryOf = (job: JsonJob): WorkEntry => ({
  jobTitle: oneLine(job.position),
  company: oneLine(job.name || job.company || job.organization),
  place: oneLine(job.location),
  duration: oneLine(duration(job, true)),
  description: joinedText([job.summary, job.description, ...job.highlights], '\n'),
})

const educationEntryOf = (study: JsonStudy): EducationEntry => ({
  degree: oneLine(joinedText([study.studyType, study.area])),
  school: oneLine(study.institution),
  year: oneLine(duration(study, false)),
  gpa: oneLine(study.score || study.gpa),
})

const bare = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '').toLowerCase()

const linksOf = ({ basics }: JsonResume): Pick<ResumeForm, 'linkedinUrl' | 'githubUrl' | 'portfolioUrl'> => {
  const { links: own } = basics['x-aiki']
  if (Object.values(own).some(url => url !== '')) return own
  const urls = [...basics.profiles.map(({ url }) => url), basics.url, basics.website]
  const at = (domain: string) => urls.find(url => hostsIn(url).some(host => isOf(host, domain))) ?? ''
  const [linkedinUrl, githubUrl] = [at('linkedin.com'), at('github.com')]
  const known = new Set(['', bare(linkedinUrl), bare(githubUrl)])
  const other = [basics.url, basics.website, ...urls].find(url => !known.has(bare(url)))
  return { linkedinUrl, githubUrl, portfolioUrl: other ?? '' }
}

const filledItems = (items: readonly string[]): string => joinedItems(items.filter(item => item !== ''))

/** Brackets, because a comma would make three certificates of one. */
const certificateOf = ({ name, issuer, date }: JsonResume['certificates'][number]): string => {
  const from = joinedText([issuer, inWords(date)])
  return name === '' || from === '' ? name : `${name} (${from})`
}

const isSoft = /^(?:soft|interpersonal|personal|people|transferable)\b/i

const formOf = (resume: JsonResume): ResumeForm => {
  const { basics, skills } = resume
  const { address, city, region, countryCode } = basics.location
  // The name of a group with keywords is a heading. A group without keywords is a skill itself.
  const itemsOf = (isWanted: boolean): string =>
    filledItems(
      skills
        .filter(({ name }) => isSoft.test(name) === isWanted)
        .flatMap(({ name, level, keywords }) =>
          keywords.length > 0 ? keywords : [level === '' ? name : `${name} (${level})`],
        ),
    )
  return {
    fullName: oneLine(basics.name),
    email: oneLine(basics.email),
    phone: oneLine(basics.phone),
    location: oneLine(joinedText([address, city, region, countryCode])),
    jobTitle: oneLine(basics.label),
    summary: basics.summary,
    workExperience: [...resume.work, ...resume.volunteer].map(workEntryOf),
    education: resume.education.map(educationEntryOf),
    technicalSkills: itemsOf(false),
    softSkills: itemsOf(true),
    certifications: filledItems(resume.certificates.map(certificateOf)),
    licences: '',
    ...linksOf(resume),
    interests: filledItems(resume.interests.flatMap(({ name, keywords }) => [name, ...keywords])),
    languages: filledItems(
      resume.languages.flatMap(({ language, fluency }) =>
        language === '' ? [] : [fluency === '' ? language : `${language} (${fluency})`],
      ),
    ),
    referees: resume.references
      .map(({ name, reference }) => oneLine(joinedText([name, reference])))
      .filter(line => line !== '')
      .join('\n'),
  }
}

/** Deeper values are no resume, and could exhaust the stack. */
const deepest = 12
// Fields about the file itself, and times, which the form has in words.
const fieldsWithoutWords = /^(?:\$schema|meta|startDate|endDate|x-aiki|image|picture)$/

const textsIn = (value: unknown, depth: number): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value === 'number') return [String(value)]
  if (depth > deepest || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(item => textsIn(item, depth + 1))
  return Object.entries(value).flatMap(([name, item]) =>
    fieldsWithoutWords.test(name) ? [] : textsIn(item, depth + 1),
  )
}

/** The name of a group of skills is a heading. */
const keywordsOf = (group: unknown): unknown =>
  typeof group === 'object' && group !== null && 'keywords' in group ? group.keywords : group

/** The texts of a JSON value, those of one entry of a list together. */
const textsOfEntries = (value: unknown): string[][] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]): string[][] => {
    if (fieldsWithoutWords.test(name)) return []
    if (!Array.isArray(part)) return textsIn(part, 1).map(text => [text])
    return part.map(item => textsIn(name === 'skills' ? keywordsOf(item) : item, 1))
  })
}

/** Reads JSON Resume, ours or another program's, into the form. A wrong field does no harm to the others. */
export const formOfJsonResume = (value: unknown): ReadResume => {
  const parsed = jsonResume.safeParse(value)
  const read = formOf(parsed.success ? parsed.data : jsonResume.parse({}))
  const { form, rest } = withinLimits({
    ...read,
    workExperience: read.workExperience.filter(isFilled),
    education: read.education.filter(isFilled),
  })
  const known = new Set([...wordsOfForm(form), ...rest.flatMap(wordsIn), 'https', 'http', 'www'])
  const missed = textsOfEntries(value).flatMap(texts => {
    const unknown = texts.filter(text => wordsIn(text).some(word => !known.has(word)))
    return unknown.length > 0 ? [unknown.join(' – ').replace(/\s+/g, ' ')] : []
  })
  return { form, unplaced: [...missed, ...rest] }
}

/** Reads the JSON that Reactive Resume exports, or JSON Resume. */
export const formOfJson = (value: unknown): ReadResume =>
  formOfJsonResume(jsonResumeOfReactiveResume(value) ?? value)

/** Reads the tables of a LinkedIn export by the names of their files; null: they are none. */
export const formOfLinkedIn = (tables: unknown): ReadResume | null => {
  const resume = jsonResumeOfLinkedIn(tables)
  return resume === null ? null : formOfJsonResume(resume)
}
