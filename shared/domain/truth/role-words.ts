import { list } from './words.ts'

export const roleNouns = list(`
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
/** Another spelling, or another word for the same. */
export const sameRole: ReadonlyMap<string, string> = new Map(
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
export const likeHeads: readonly ReadonlySet<string>[] = [
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
    'former current present previous young new next first natural proven trusted effective calm warm focused thorough steady efficient energetic innovative dynamic caring compassionate empathetic energetic enthusiastic articulate considerate resilient attentive gentle smart sharp bold mature ambitious persistent consistent methodical systematic pragmatic thoughtful approachable insightful imaginative perceptive observant tech-savvy savvy humble loyal personable well-organized well-rounded forward-thinking dependable kind warm-hearted solid modern busy keen fast precise exact able seasoned ' +
    'conscientious meticulous multilingual bilingual curious self-taught adaptable hands-on highly very well-organised bilingue remote freelance contract permanent nigerian ghanaian kenyan',
)
export const isPraise = (key: string): boolean =>
  praise.has(key) ||
  /-(?:driven|oriented|focused|minded|conscious|hearted|savvy)$|(?:ful|ous|worthy)$/.test(key)
/** A title goes back to one of these. */
export const roleStops = list(
  'a an the as am is was were be been being i my his her their our your to for with at in on by from and or of who that this each every one two three four five ' +
    'six seven eight nine ten role position post job work worked working promoted became serving served appointed made named un une en tant que de comme',
)
/** These go on with `of`: head of operations. */
export const ofHeads =
  /^(head|director|chief|lead|manager|vp|president|supervisor|coordinator|superintendent|controller|officer|responsable|directeur|directrice|secretary|inspector|minister|team)$/
