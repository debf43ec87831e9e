import { list, phraseOf, type Word } from './words.ts'

/** A role that a text says somebody has: `Senior Operations Officer`. */
export type Role = {
  readonly start: number
  readonly end: number
  /** The noun itself, in one spelling: officer. */
  readonly head: string
  /** What it is called besides: senior, operations. */
  readonly words: readonly string[]
}

const nouns = list(`
 manager engineer analyst officer director nurse midwife teacher tutor lecturer accountant auditor developer programmer designer
 architect administrator coordinator co-ordinator supervisor assistant associate consultant advisor adviser specialist executive representative
 rep agent clerk cashier secretary receptionist driver rider technician technologist electrician mechanic plumber welder carpenter
 foreman surveyor scientist researcher pharmacist physiotherapist doctor physician surgeon dentist optometrist radiographer lawyer
 solicitor barrister counsel paralegal journalist editor writer copywriter reporter photographer videographer producer chef cook baker waiter
 steward housekeeper cleaner guard planner buyer merchandiser marketer strategist recruiter trainer instructor facilitator
 intern trainee apprentice volunteer president chairman chairperson founder co-founder owner partner proprietor principal
 headmaster headmistress headteacher storekeeper bookkeeper banker teller economist statistician chemist geologist agronomist
 farmer biologist veterinarian vet librarian translator interpreter tailor stylist hairdresser attendant operator machinist fitter inspector
 dispatcher controller treasurer comptroller broker underwriter actuary trader salesperson salesman ceo cto cfo coo cmo
 md gm vp hod lead leader head chief superintendent registrar matron enumerator caregiver nanny dispatcher captain pilot programmer
 tester copy-editor commissioner ambassador superviser generalist strategist photographer barber lab-technician practitioner educator
 dietitian nutritionist psychologist counsellor counselor therapist paramedic orderly promoter entrepreneur comptable infirmier
 infirmiere enseignant enseignante directeur directrice responsable gestionnaire ingenieur
`)
const same: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rep: 'representative',
    programmer: 'developer',
    adviser: 'advisor',
    'co-ordinator': 'coordinator',
    superviser: 'supervisor',
    copywriter: 'writer',
    solicitor: 'lawyer',
    barrister: 'lawyer',
    counsel: 'lawyer',
    tutor: 'teacher',
    educator: 'teacher',
    physician: 'doctor',
    counselor: 'counsellor',
    leader: 'lead',
    salesman: 'salesperson',
    chairperson: 'chairman',
    vet: 'veterinarian',
    'co-founder': 'founder',
    storekeeper: 'keeper',
    headteacher: 'principal',
    headmaster: 'principal',
    headmistress: 'principal',
    enseignante: 'enseignant',
    infirmiere: 'infirmier',
    sr: 'senior',
    snr: 'senior',
    jr: 'junior',
    asst: 'assistant',
    mgr: 'manager',
    ops: 'operations',
    hr: 'human-resources',
    frontend: 'front-end',
    backend: 'back-end',
    fullstack: 'full-stack',
    engr: 'engineer',
    md: 'managing-director',
    operation: 'operations',
    account: 'accounts',
    admin: 'administrative',
    administration: 'administrative',
  }),
)
/** `developer` and `engineer` are one where software is made. */
const likeHeads: readonly ReadonlySet<string>[] = [
  list('developer engineer'),
  list('writer editor'),
  list('advisor consultant'),
  list('nurse midwife'),
]
export const isSameHead = (a: string, b: string): boolean =>
  a === b || likeHeads.some(heads => heads.has(a) && heads.has(b) && a !== 'nurse' && b !== 'nurse')

/** They raise a role, and have to be in the facts. */
export const raising = list(
  'senior head chief lead principal director managing executive deputy vice general regional national country group staff global manager ' +
    'supervising master president founding certified chartered consultant specialist expert',
)
/** They lower one, and may not be left out. */
export const lowering = list(
  'assistant deputy junior trainee intern associate acting vice graduate student apprentice volunteer aide corps',
)

const praise = list(
  'experienced dedicated seasoned motivated skilled qualified professional reliable hardworking hard-working dependable diligent proactive ' +
    'passionate results-driven result-oriented detail-oriented careful committed competent capable patient friendly practical ' +
    'good great excellent strong talented versatile creative resourceful honest punctual disciplined organised organized accomplished full-time part-time fulltime parttime ' +
    'former current present previous young new next first natural proven trusted effective calm warm focused thorough steady efficient energetic innovative dynamic caring compassionate ' +
    'conscientious meticulous multilingual bilingual curious self-taught adaptable hands-on highly very well-organised bilingue remote freelance contract permanent nigerian ghanaian kenyan',
)
const isPraise = (key: string): boolean =>
  praise.has(key) || /-(?:driven|oriented|focused|minded|conscious)$/.test(key)
const stops = list(
  'a an the as am is was were be been being i my his her their our your to for with at in on by from and or of who that this each every one two three four five ' +
    'six seven eight nine ten role position post job work worked working promoted became serving served appointed made named un une en tant que de comme',
)
const ofHeads =
  /^(head|director|chief|lead|manager|vp|president|supervisor|coordinator|superintendent|controller|officer|responsable|directeur|directrice|secretary|inspector|minister|team)$/

const one = (key: string): string => same.get(key) ?? key
const isNoun = (key: string): boolean => nouns.has(key)
const isNearby = (text: string, a: Word, b: Word): boolean =>
  /^[\s/&-]{1,3}$/.test(text.slice(a.end, b.start))

/** `frontend`, `front-end` and `front end` are one word; so are plurals that a title has or has not. */
const titleWords = (key: string): string[] => one(key).split('-').map(one)

/** Every phrase that names a role. Plurals are of other people. */
export const rolesIn = (text: string, words: readonly Word[], acrossCommas = true): Role[] => {
  const roles: Role[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word || !isNoun(word.key)) continue
    // Of `project manager lead` the last noun is the head, unless the first goes on with `of`: head of operations.
    let last = at
    while (true) {
      const next = words[last + 1]
      if (!next || !isNoun(next.key) || !isNearby(text, words[last] ?? word, next)) break
      last += 1
    }
    let first = at
    while (first > 0 && at - first < 4) {
      const before = words[first - 1]
      const current = words[first]
      if (!before || !current || !isNearby(text, before, current) || stops.has(before.key)) break
      if (
        /(?:ed|ing|ly)$/.test(before.key) &&
        before.key.length > 5 &&
        !before.isNamed &&
        !/^(?:marketing|engineering|nursing|banking|accounting|managing|purchasing|training|catering|welding|learning|merchandising|advertising|nursing|monitoring|housekeeping|acting|manufacturing|processing|planning|testing|teaching|dispatching|chartered|certified|registered|reporting)$/.test(
          before.key,
        )
      )
        break
      if (/^\d/.test(before.key)) break
      first -= 1
    }
    // `Operations and Logistics Officer`.
    const joint = words[first - 1]
    const other = words[first - 2]
    if (
      joint &&
      other &&
      joint.key === 'and' &&
      other.isNamed &&
      words[first]?.isNamed &&
      isNearby(text, joint, words[first] ?? word) &&
      !stops.has(other.key) &&
      !isNoun(other.key)
    )
      first -= 2
    let end = last
    const of = words[last + 1]
    const lastWord = words[last] ?? word
    if (
      of &&
      ofHeads.test(lastWord.key) &&
      (of.key === 'of' ||
        of.key === 'de' ||
        (acrossCommas && /^\s?,\s?$/.test(text.slice(lastWord.end, of.start))))
    ) {
      let next = of.key === 'of' || of.key === 'de' ? last + 2 : last + 1
      const isComma = next === last + 1
      while (next < words.length && next - last < 6) {
        const following = words[next]
        const previous = words[next - 1]
        if (!following || !previous) break
        if (next > last + (isComma ? 1 : 2) && !isNearby(text, previous, following)) break
        if (stops.has(following.key) && following.key !== 'and') break
        if (isComma && !following.isNamed) break
        end = next
        next += 1
        if (isComma && /[,|]/.test(text.charAt(following.end))) break
      }
      if (isComma && end === last + 1 && words[end] === undefined) end = last
    }
    const span = words.slice(first, end + 1)
    const head = one(lastWord.key)
    const rest = span
      .filter(({ key }, index) => first + index !== last && !isPraise(key))
      .flatMap(({ key }) => titleWords(key))
      .filter(key => !isPraise(key) && !stops.has(key))
    roles.push({ start: span[0]?.start ?? word.start, end: span.at(-1)?.end ?? word.end, head, words: rest })
    at = end
  }
  return roles
}

/** All words of a title as the person gives it, which may have no noun that we know: `Corps Member`, `Sales Girl`. */
export const titleWordsOf = (title: string): Set<string> =>
  new Set((phraseOf(title.replace(/-/g, ' ')).match(/\S+/g) ?? []).flatMap(titleWords))

/**
 * Whether somebody with a title may call themselves so: the noun is theirs, nothing raises it, and what lowers it is not
 * left out. `besides`: words that their work is described with, which may stand beside the noun.
 */
export const isBorneOut = (
  role: Role,
  title: ReadonlySet<string>,
  besides: (word: string) => boolean,
): boolean => {
  const heads = [role.head, ...[...title].filter(word => isSameHead(word, role.head))]
  if (!heads.some(head => title.has(head))) return false
  const said = new Set([role.head, ...role.words])
  for (const word of title) if (lowering.has(word) && !said.has(word)) return false
  return role.words.every(
    word => title.has(word) || (!raising.has(word) && !lowering.has(word) && besides(word)),
  )
}
