import { wordsOf } from '../../../shared/domain/jobs/fold.ts'

/** What one role, skill or place is called besides. Words of one stem need no line here. */
const lines = [
  'frontend, front end',
  'backend, back end',
  'fullstack, full stack',
  'developer, dev',
  'software developer, software engineer, swe',
  'devops, dev ops',
  'hr, human resources, people operations',
  'pr, public relations',
  'qa, quality assurance',
  'ui ux, ux ui, product designer',
  'nodejs, node js',
  'reactjs, react js, react',
  'vuejs, vue js, vue',
  'nextjs, next js',
  'js, javascript',
  'ts, typescript',
  'golang, go developer, go engineer',
  'ml, machine learning',
  'ai, artificial intelligence',
  'bizdev, business development',
  'ecommerce, e commerce',
  'healthcare, health care',
  'cybersecurity, cyber security, information security',
  'call centre, call center, contact centre, contact center',
  'customer care, customer service, customer support',
  'copywriter, copy writer',
  'admin, administrative, administrator',
  'rep, representative',
  'exec, executive',
  'mgr, manager',
  'asst, assistant',
  'sr, senior',
  'jr, junior',
  'driver, chauffeur, driving',
  'cook, chef',
  'teacher, tutor, educator, teaching',
  'cleaner, janitor, housekeeper',
  'nurse, nursing',
  'accountant, accounting',
  'marketer, marketing',
  'designer, design',
  'ngo, nonprofit, non profit, non governmental',
  'nysc, corper, corps member, youth corps',
  'intern, internship, siwes, industrial training',
  'receptionist, front desk',
  'wfh, work from home, remote',
  'fulltime, full time',
  'parttime, part time',
  'phc, port harcourt, portharcourt',
  'fct, abuja',
  'hse, health safety environment',
  'm e, monitoring evaluation',
]

/** By the first word of each spelling, the longest first: its words, and all spellings of the same. */
export const aliases: ReadonlyMap<
  string,
  readonly { said: readonly string[]; forms: readonly string[][] }[]
> = (() => {
  const byFirst = new Map<string, { said: readonly string[]; forms: readonly string[][] }[]>()
  for (const line of lines) {
    const forms = line.split(', ').map(wordsOf)
    for (const said of forms) {
      const [first = ''] = said
      const known = byFirst.get(first) ?? []
      byFirst.set(
        first,
        [...known, { said, forms }].sort((a, b) => b.said.length - a.said.length),
      )
    }
  }
  return byFirst
})()
