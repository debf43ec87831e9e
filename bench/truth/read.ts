import type { Facts } from '../../shared/api/truth.ts'
import { type ClaimKind, claimKinds } from '../../shared/lists.ts'

/** A hand-written line and its place: the summary, a job, or the letter. */
export type Written = { readonly place: string; readonly text: string }
export type Planted = Written & { readonly kind: ClaimKind }

/** False values that replace true ones, one at a time. */
export type Swaps = {
  readonly title: string
  readonly employer: string
  readonly duration: string
  readonly degree: string
  readonly school: string
  readonly year: string
  readonly skills: readonly string[]
  readonly certificate: string
}

export type Person = {
  readonly facts: Facts
  readonly job: { readonly jobTitle: string; readonly companyName: string; readonly description: string }
  readonly supported: readonly Written[]
  readonly planted: readonly Planted[]
  /** Null: none. */
  readonly swaps: Swaps | null
}

const split = (text: string): string[] => text.split('|').map(part => part.trim())
const isKind = (text: string): text is ClaimKind => claimKinds.some(kind => kind === text)

type Lines = readonly (readonly [string, string])[]
const all = (lines: Lines, name: string): string[] =>
  lines.flatMap(([key, value]) => (key === name ? [value] : []))
const one = (lines: Lines, name: string): string => all(lines, name)[0] ?? ''

const factsOf = (lines: Lines): Facts => {
  const [fullName = '', location = '', jobTitle = ''] = split(one(lines, '@'))
  return {
    form: {
      fullName,
      email: 'someone@example.com',
      phone: '0803 000 0142',
      location,
      jobTitle,
      summary: one(lines, 'sum'),
      workExperience: all(lines, 'work').map(line => {
        const [title = '', company = '', duration = '', description = ''] = split(line)
        return { jobTitle: title, company, place: '', duration, description }
      }),
      education: all(lines, 'edu').map(line => {
        const [degree = '', school = '', year = '', gpa = ''] = split(line)
        return { degree, school, year, gpa }
      }),
      technicalSkills: one(lines, 'tech'),
      softSkills: one(lines, 'soft'),
      certifications: one(lines, 'cert'),
      licences: '',
      linkedinUrl: '',
      portfolioUrl: '',
      githubUrl: '',
      interests: '',
      languages: one(lines, 'lang'),
      referees: '',
    },
    statements: all(lines, 'say'),
  }
}

const plantedIn = (lines: Lines): Planted[] =>
  lines.flatMap(([key, value]) => {
    const kind = key.slice(1)
    const [place = ''] = value.split(' ')
    return key.startsWith('!') && isKind(kind) ? [{ kind, place, text: value.slice(place.length + 1) }] : []
  })

const personOf = (block: string): Person => {
  const lines = block
    .trim()
    .split('\n')
    .map(line => {
      const [key = ''] = line.split(' ')
      return [key, line.slice(key.length + 1)] as const
    })
  const [jobTitle = '', companyName = '', description = ''] = split(one(lines, 'for'))
  const [
    title = '',
    employer = '',
    duration = '',
    degree = '',
    school = '',
    year = '',
    skills = '',
    certificate = '',
  ] = split(one(lines, 'x'))
  return {
    facts: factsOf(lines),
    job: { jobTitle, companyName, description },
    supported: lines.flatMap(([place, text]) => (/^(?:\d|s|l)$/.test(place) ? [{ place, text }] : [])),
    planted: plantedIn(lines),
    swaps: { title, employer, duration, degree, school, year, skills: skills.split('; '), certificate },
  }
}

/**
 * A person is a block between empty lines. `@ name | place | title` begins it; `sum`, `work title | employer | dates |
 * what was done`, `edu`, `tech`, `soft`, `cert`, `lang`, `say` are facts; `for` is the target job. Then come lines that
 * the facts support: `s` for the summary, `1` for the first job, `l` for the letter. Planted false lines have their
 * kind in front: `!figure 1 …`. `x` names the false values for the first job, the first school, a skill and a
 * certificate.
 */
export const readPeople = (text: string): Person[] => text.trim().split('\n\n').map(personOf)
