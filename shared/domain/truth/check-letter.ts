import type { Facts, VouchedLine } from '../../api/truth.ts'
import type { CheckOptions } from './check-resume.ts'
import { evidenceFrom } from './evidence.ts'
import { letterPiecesOf } from './letter-pieces.ts'
import { plainOf } from './plain.ts'
import type { TruthReport } from './report.ts'
import { unitsOf } from './units.ts'

/** What is said of the wanted job, and what its advert says of the employer, is no claim of the person's. */
export type LetterJob = {
  readonly jobTitle: string
  readonly companyName: string
  readonly description?: string
}

const nothing = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  jobTitle: '',
  summary: '',
  workExperience: [],
  education: [],
  technicalSkills: '',
  softSkills: '',
  certifications: '',
  linkedinUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: '',
}
const adverts = new WeakMap<LetterJob, Facts>()
const advertOf = (job: LetterJob): Facts => {
  const known = adverts.get(job)
  if (known) return known
  const facts = { form: nothing, statements: [job.description ?? ''] }
  adverts.set(job, facts)
  return facts
}

/** Compares each sentence of a letter's body with the facts. */
export const checkLetter = (
  content: string,
  facts: Facts,
  kept: readonly VouchedLine[],
  job: LetterJob,
  { today }: CheckOptions = {},
): TruthReport => {
  const plain = plainOf(content)
  const advert = (job.description ?? '') === '' ? null : evidenceFrom(advertOf(job))
  const target = { title: job.jobTitle, company: job.companyName, advert }
  return { units: unitsOf(letterPiecesOf(plain), plain, evidenceFrom(facts, today), kept, target) }
}
