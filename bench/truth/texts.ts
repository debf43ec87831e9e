import type { Person, Written } from './read.ts'

/** Lines of a resume with one fact each, which can be replaced one by one. */
export type Parts = {
  readonly title: string
  readonly employer: string
  readonly duration: string
  readonly degree: string
  readonly school: string
  readonly year: string
}

/** How a person formats headings and lists. */
type Habit = {
  readonly sections: readonly string[]
  readonly bullet: string
  readonly work: (parts: Parts) => string[]
  readonly school: (parts: Parts) => string[]
  readonly list: (label: string, items: readonly string[]) => string[]
}

const comma = (_: string, items: readonly string[]) => [items.join(', ')]
const dated = (...parts: string[]) => parts.filter(part => part !== '').join(' · ')

const usual = ['Summary', 'Work', 'Education', 'Skills', 'Certifications', 'Languages']
const habits: readonly Habit[] = [
  {
    sections: usual,
    bullet: '-',
    work: ({ title, employer, duration }) => [`### ${title}, ${employer}`, duration],
    school: ({ degree, school, year }) => [`### ${degree}`, dated(school, year)],
    list: comma,
  },
  {
    sections: ['Profile', 'Experience', 'Education', 'Key Skills', 'Certifications', 'Languages'],
    bullet: '*',
    work: ({ title, employer, duration }) => [`### ${title} — ${employer}`, `*${duration}*`],
    school: ({ degree, school, year }) => [`### ${degree} — ${school}`, year],
    list: (_, items) => items.map(item => `* ${item}`),
  },
  {
    sections: [
      'Career Summary',
      'Professional Experience',
      'Academic Qualifications',
      'Skills',
      'Licences',
      'Languages',
    ],
    bullet: '-',
    work: ({ title, employer, duration }) => [`**${title}**, ${employer}`, duration],
    school: ({ degree, school, year }) => [`**${degree}**`, dated(school, year)],
    list: (label, items) => [`**${label}:** ${items.join(', ')}`],
  },
  {
    sections: [
      'About me',
      'Work history',
      'Education',
      'Technical Skills',
      'Professional Certifications',
      'Languages',
    ],
    bullet: '-',
    work: ({ title, employer, duration }) => [`### ${employer}`, dated(title, duration)],
    school: ({ degree, school, year }) => [`### ${school}`, dated(degree, year)],
    list: (_, items) => items.map(item => `- ${item}`),
  },
  {
    sections: ['Summary', 'Work Experience', 'Education', 'Skills', 'Certificates', 'Languages'],
    bullet: '-',
    work: ({ title, employer, duration }) => [`### ${title} at ${employer}`, duration],
    school: ({ degree, school, year }) => [`- ${degree}, ${school}${year === '' ? '' : ` (${year})`}`],
    list: (_, items) => [items.join(' · ')],
  },
]

const itemsOf = (text: string): string[] =>
  text
    .split(/[;,]\s/)
    .map(item => item.trim())
    .filter(item => item !== '')

export const partsOf = ({ facts: { form } }: Person, at: number): Parts => ({
  title: form.workExperience[at]?.jobTitle ?? '',
  employer: form.workExperience[at]?.company ?? '',
  duration: form.workExperience[at]?.duration ?? '',
  degree: form.education[at]?.degree ?? '',
  school: form.education[at]?.school ?? '',
  year: form.education[at]?.year ?? '',
})

export type Changes = {
  /** Replaces the first job and the first school. */
  readonly first?: Partial<Parts>
  readonly skills?: readonly string[]
  readonly certificates?: readonly string[]
}

/** The resume of a person, formatted in the habit with this number, with these lines. */
export const resumeOf = (
  person: Person,
  number: number,
  written: readonly Written[],
  changes: Changes = {},
): string => {
  const habit = habits[number % habits.length] ?? habits[0]
  if (!habit) return ''
  const { form } = person.facts
  const at = (place: string) => written.filter(line => line.place === place).map(({ text }) => text)
  const parts = (entry: number): Parts => ({
    ...partsOf(person, entry),
    ...(entry === 0 ? changes.first : {}),
  })
  const section = (name: number, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `## ${habit.sections[name] ?? ''}`, ...lines]
  const skills = [...itemsOf(form.technicalSkills), ...itemsOf(form.softSkills), ...(changes.skills ?? [])]
  const certificates = [...itemsOf(form.certifications), ...(changes.certificates ?? [])]
  return [
    `# ${form.fullName}`,
    form.jobTitle,
    `${form.location} · ${form.email} · ${form.phone}`,
    ...section(
      0,
      [at('s').join(' ')].filter(text => text !== ''),
    ),
    ...section(
      1,
      form.workExperience.flatMap((_, entry) => [
        ...(entry === 0 ? [] : ['']),
        ...habit.work(parts(entry)),
        ...at(String(entry + 1)).map(text => `${habit.bullet} ${text}`),
      ]),
    ),
    ...section(
      2,
      form.education.flatMap((_, entry) => [...(entry === 0 ? [] : ['']), ...habit.school(parts(entry))]),
    ),
    ...section(3, habit.list('Technical', skills)),
    ...section(
      4,
      certificates.map(text => `- ${text}`),
    ),
    ...section(5, itemsOf(form.languages).length === 0 ? [] : habit.list('Spoken', itemsOf(form.languages))),
    '',
  ].join('\n')
}

/** A letter with three sentences in each paragraph, a greeting and a closing. */
export const letterOf = ({ facts, job }: Person, written: readonly Written[]): string => {
  const sentences = written.filter(({ place }) => place === 'l').map(({ text }) => text)
  const paragraphs: string[] = []
  for (let at = 0; at < sentences.length; at += 3) paragraphs.push(sentences.slice(at, at + 3).join(' '))
  return [
    `Dear ${job.companyName} hiring team,`,
    ...paragraphs,
    `Yours sincerely,\n${facts.form.fullName}`,
  ].join('\n\n')
}
