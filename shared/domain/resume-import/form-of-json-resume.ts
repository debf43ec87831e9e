import type { EducationEntry, ResumeForm, WorkEntry } from '../../api/resume-form.ts'
import { hostsIn, isOf } from '../jobs/addresses-in-text.ts'
import type { ReadResume } from './form-of-text.ts'
import { listed } from './items.ts'
import { type JsonJob, type JsonResume, type JsonStudy, jsonResume } from './json-schema.ts'
import { leavesOf } from './leaves.ts'
import { saysSomething } from './reading.ts'
import { saidWords, wordsOfForm } from './said-words.ts'
import { withinLimits } from './within-limits.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2023-03-01` as people write it, and what is no such date as it is. */
const inWords = (date: string): string => {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?(?:T.*)?$/.exec(date) ?? []
  return year && month ? `${months[Number(month) - 1] ?? ''} ${year}`.trim() : date
}

type Times = { readonly startDate: string; readonly endDate: string; readonly 'x-aiki': { duration: string } }

const duration = ({ startDate, endDate, 'x-aiki': exactly }: Times, isOpen: boolean): string => {
  if (exactly.duration !== '') return exactly.duration
  const end = endDate === '' && startDate !== '' && isOpen ? 'Present' : inWords(endDate)
  return [inWords(startDate), end].filter(text => text !== '').join(' – ')
}

const together = (texts: readonly string[], separator = ', '): string =>
  texts.filter(text => text !== '').join(separator)

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const worked = (job: JsonJob): WorkEntry => ({
  jobTitle: oneLine(job.position),
  company: oneLine(together([job.name || job.company || job.organization, job.location])),
  duration: oneLine(duration(job, true)),
  description: together([job.summary, job.description, ...job.highlights], '\n'),
})

const learnt = (study: JsonStudy): EducationEntry => ({
  degree: oneLine(together([study.studyType, study.area])),
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

const isSoft = /^(?:soft|interpersonal|personal|people|transferable)\b/i

const formOf = (resume: JsonResume): ResumeForm => {
  const { basics, skills } = resume
  const { address, city, region, countryCode } = basics.location
  // Our own names of groups, and others', are headings; a skill without keywords is one itself.
  const itemsOf = (isWanted: boolean): string =>
    listed(
      skills
        .filter(({ name }) => isSoft.test(name) === isWanted)
        .flatMap(({ name, level, keywords }) =>
          keywords.length > 0 ? keywords : [level === '' ? name : `${name} (${level})`],
        )
        .filter(item => item !== ''),
    )
  return {
    fullName: oneLine(basics.name),
    email: oneLine(basics.email),
    phone: oneLine(basics.phone),
    location: oneLine(together([address, city, region, countryCode])),
    jobTitle: oneLine(basics.label),
    summary: basics.summary,
    workExperience: [...resume.work, ...resume.volunteer].flatMap(job => (job ? [worked(job)] : [])),
    education: resume.education.flatMap(study => (study ? [learnt(study)] : [])),
    technicalSkills: itemsOf(false),
    softSkills: itemsOf(true),
    certifications: listed(resume.certificates.map(({ name }) => name).filter(name => name !== '')),
    ...linksOf(resume),
    interests: listed(
      resume.interests.flatMap(({ name, keywords }) => [name, ...keywords]).filter(item => item !== ''),
    ),
    languages: listed(
      resume.languages.flatMap(({ language, fluency }) =>
        language === '' ? [] : [fluency === '' ? language : `${language} (${fluency})`],
      ),
    ),
  }
}

/** Reads JSON Resume, ours or another's, into the form. What is wrong in it does no harm to the rest. */
export const formOfJsonResume = (value: unknown): ReadResume => {
  const parsed = jsonResume.safeParse(value)
  const read = formOf(parsed.success ? parsed.data : jsonResume.parse({}))
  const { form, rest } = withinLimits({
    ...read,
    workExperience: read.workExperience.filter(saysSomething),
    education: read.education.filter(saysSomething),
  })
  const known = new Set([...wordsOfForm(form), ...rest.flatMap(saidWords), 'https', 'http', 'www'])
  const besides = leavesOf(value).flatMap(texts => {
    const unknown = texts.filter(text => saidWords(text).some(word => !known.has(word)))
    return unknown.length > 0 ? [unknown.join(' – ').replace(/\s+/g, ' ')] : []
  })
  return { form, unplaced: [...besides, ...rest] }
}
