import type { EducationEntry, ResumeForm, WorkEntry } from '../../api/resume-form.ts'
import { fold } from '../jobs/fold.ts'
import { linkContactsOf } from './contacts.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import type { ResumeWording } from './draft.ts'
import { bulletsOfText, distinct, gradeLabel, inOrderOf, itemsOf, linesOfText, softLabel } from './items.ts'
import { oneLine } from './plain-words.ts'

const nonEmptyLines = (texts: readonly string[]): string[] => texts.map(oneLine).filter(text => text !== '')

const section = (
  kind: ResumeSection['kind'],
  title: string,
  holds: Partial<Pick<ResumeSection, 'paragraphs' | 'bullets' | 'entries'>>,
): ResumeSection => ({ kind, title, paragraphs: [], bullets: [], entries: [], ...holds })

/** The bullets that were drafted for an entry, each once, whichever part of the draft they stand in. */
const draftedBullets = (draft: ResumeWording | null, entry: number): string[] =>
  distinct((draft?.work ?? []).flatMap(part => (part.entry === entry ? part.bullets : [])))

const titleAndOrganisation = (
  title: string,
  organisation: string,
): Pick<ResumeEntry, 'title' | 'organisation'> => {
  const [first = '', second = ''] = nonEmptyLines([title, organisation])
  return { title: first, organisation: second }
}

const workEntry =
  (draft: ResumeWording | null) =>
  ({ jobTitle, company, place, duration, description }: WorkEntry, number: number): ResumeEntry => {
    const bullets = draftedBullets(draft, number)
    return {
      ...titleAndOrganisation(jobTitle, company),
      duration: oneLine(duration),
      details: nonEmptyLines([place]),
      ...(bullets.length > 0 ? { paragraphs: [], bullets } : bulletsOfText(description)),
    }
  }

const educationEntry = ({ degree, school, year, gpa }: EducationEntry): ResumeEntry => {
  const grade = oneLine(gpa)
  return {
    ...titleAndOrganisation(degree, school),
    duration: oneLine(year),
    details: grade === '' ? [] : [/\p{L}/u.test(grade) ? grade : `${gradeLabel}${grade}`],
    paragraphs: [],
    bullets: [],
  }
}

/**
 * Technical skills in one line, soft skills in a second, which has a label where it stands alone. A skill that only the
 * draft names is left out.
 */
const skillLines = (form: ResumeForm, draft: ResumeWording | null): string[] => {
  const technical = itemsOf(form.technicalSkills)
  const known = new Set(technical.map(fold))
  const soft = itemsOf(form.softSkills).filter(item => !known.has(fold(item)))
  const [first = '', second = ''] = [technical, soft].map(items =>
    inOrderOf(items, draft?.skills ?? []).join(', '),
  )
  return [first, first === '' && second !== '' ? `${softLabel}${second}` : second]
}

/**
 * A resume of the form's facts in the draft's wording, or in the person's own where the draft has none. The draft counts
 * the entries of work as the form does. Entries that name neither a title nor a company are left out.
 */
export const assembleResume = (form: ResumeForm, draft: ResumeWording | null): ResumeDocument => {
  const work = form.workExperience.map(workEntry(draft)).filter(({ title }) => title !== '')
  const education = form.education.map(educationEntry).filter(({ title }) => title !== '')
  const sections = [
    section('summary', 'Summary', { paragraphs: linesOfText(draft?.summary || form.summary) }),
    section('work', 'Work Experience', { entries: work }),
    section('education', 'Education', { entries: education }),
    section('skills', 'Skills', { paragraphs: nonEmptyLines(skillLines(form, draft)) }),
    section('certifications', 'Certifications', { bullets: itemsOf(form.certifications) }),
    section('licences', 'Licences', { bullets: distinct(linesOfText(form.licences)) }),
    section('languages', 'Languages', { paragraphs: nonEmptyLines([itemsOf(form.languages).join(', ')]) }),
    section('interests', 'Interests', { paragraphs: nonEmptyLines([itemsOf(form.interests).join(', ')]) }),
    section('referees', 'Referees', { bullets: distinct(linesOfText(form.referees)) }),
  ]
  return {
    name: oneLine(form.fullName),
    headline: oneLine(draft?.headline ?? '') || oneLine(form.jobTitle),
    contact: nonEmptyLines([form.location, form.email, form.phone, ...linkContactsOf(form)]),
    sections: sections.filter(
      ({ paragraphs, bullets, entries }) => paragraphs.length + bullets.length + entries.length > 0,
    ),
  }
}
