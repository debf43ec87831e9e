import { skillKey } from '../../../shared/domain/jobs/skills.ts'
import type { IndexedJob } from '../job-index.ts'
import { inRole, roleOf, type Term, termsOf } from './terms.ts'

/** A keyword of an alert, read. */
export type Keyword = { readonly terms: readonly Term[]; readonly skill: string }

export const keywordOf = (text: string): Keyword => ({ terms: termsOf(text), skill: skillKey(text) })

/** What of a job is compared with keywords. */
export type About = {
  /** The terms of the title and the company, as a role has them. */
  readonly role: string
  /** The keys of its skills. */
  readonly skills: ReadonlySet<string>
}

export const aboutOf = ({ title, skills, company }: IndexedJob): About => ({
  role: roleOf(termsOf(title)) + roleOf(termsOf(company)),
  skills: new Set(skills.map(skillKey)),
})

/**
 * Whether title or company have all words of a keyword as whole words, or a skill is the keyword. The description is
 * no reason for a notification, and FTS5 finds an accountant for `account manager`. A skill is compared by its own name:
 * a sales job that asks for driving is none for a `driver`.
 */
export const isAbout = ({ role, skills }: About, { terms, skill }: Keyword): boolean =>
  terms.every(term => role.includes(inRole(term))) || skills.has(skill)
