import { fold } from '../jobs/fold.ts'
import { knownEmployers } from '../jobs/known-employers.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

// Words that a role ends with, or is.
const roles =
  set(`manager engineer officer assistant analyst developer intern director head lead leader coordinator
co-ordinator consultant specialist executive supervisor accountant auditor teacher lecturer nurse doctor pharmacist
designer architect administrator secretary receptionist cashier teller driver cleaner clerk representative associate
advisor adviser trainee technician operator agent writer copywriter editor journalist reporter chef cook waiter waitress
baker tailor guard attorney lawyer solicitor barrister counsel scientist researcher programmer tester strategist planner
buyer merchandiser founder co-founder cofounder ceo cto cfo coo md president chairman partner principal tutor instructor
trainer facilitator volunteer corper freelancer surveyor electrician plumber mechanic welder carpenter foreman
storekeeper keeper controller treasurer bookkeeper inspector superintendent marketer promoter ambassador photographer
videographer animator illustrator artist translator interpreter barista bartender housekeeper steward attendant midwife
physician surgeon dentist optometrist physiotherapist therapist counsellor counselor psychologist worker caregiver
fellow apprentice deputy producer presenter broadcaster owner rep scheduler dispatcher rider underwriter actuary broker
trader dealer recruiter generalist librarian curator geologist chemist biologist microbiologist statistician economist
agronomist veterinarian radiographer sonographer proprietor proprietress headmaster headmistress bursar registrar
matron proofreader stylist barber hairdresser nanny member support staff sre pm hostess host chairperson
chairwoman captain pilot cabin seamstress internship moderator contributor maintainer mentor coach evangelist
salesperson salesman saleswoman seller blogger influencer aide liaison custodian detailer estimator draughtsman
machinist fitter rigger driller hse-officer tiler painter bricklayer labourer laborer student usher scrum`)

const roleStarts =
  set(`senior junior chief deputy assistant associate lead principal graduate head vice trainee freelance
acting interim intern snr jr executive general managing regional national country volunteer co-founder founder`)

// Words that are in the names of employers and schools, and of hardly any role.
const firms =
  set(`ltd limited plc inc llc llp gmbh corp corporation company co group bank university polytechnic college
school schools academy institute institution hospital clinic ministry agency commission authority foundation ngo
association society church ventures enterprise enterprises services solutions technologies industries holdings hotel
hotels restaurant pharmacy pharmaceuticals stores supermarket supermarkets airlines airways airline insurance assurance
microfinance consult consulting consultants associates partners nigeria energy petroleum telecoms telecommunications
communications logistics farms farm foods breweries motors constructions properties chambers embassy secretariat
government lga studios studio labs networks bottling investments centre center medical bakery boutique cement refinery
airport shipping freight initiative mfb mart mall ag sarl bv ab oy sa pty trust council board parliament bureau
federation club store shop café cafe salon kitchen nursery cooperative unicef unilever organisation organization inec
nnpc firm fashion concept concepts resources systems digital global media press tv fm radio hub`)

const employers: ReadonlySet<string> = new Set(knownEmployers.flatMap(({ name }) => [fold(name)]))

const departments =
  set(`operations sales marketing finance accounts accounting engineering production procurement legal
administration admin maintenance logistics hr it ict audit risk compliance research technology product design support
credit treasury communications quality security credit retail corporate commercial business development strategy
data growth partnerships programs programmes projects supply chain surgery paediatrics emergency`)

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? []

/** How much a text looks like a role; 0: not at all. */
export const roleScore = (text: string): number => {
  const main = words(text.split(/[,(–—/]|\s-\s|\s(?:of|for|in|to)\s/)[0] ?? '')
  const all = words(text)
  if (all.length === 0 || all.length > 14) return 0
  let score = 0
  if (roles.has(main.at(-1) ?? '') || roles.has((main.at(-1) ?? '').replace(/s$/, ''))) score += 3
  else if (all.some(word => roles.has(word))) score += 1
  if (roleStarts.has(all[0] ?? '')) score += 1
  if (/^(?:iv|iii|ii|i)$/.test(main.at(-1) ?? '') && roles.has(main.at(-2) ?? '')) score += 2
  return score
}

/** How much a text looks like an employer; 0: not at all. */
export const employerScore = (text: string): number => {
  const main = words(text.split(/[,(]/)[0] ?? '')
  if (main.length === 0) return 0
  if (employers.has(main.join(' '))) return 4
  if (/^(?:nysc|national youth service)/.test(main.join(' ')) && roleScore(text) === 0) return 4
  let score = 0
  if (firms.has(main.at(-1) ?? '')) score += 3
  else if (main.some(word => firms.has(word))) score += 2
  if (/^\p{Lu}{2,6}\s*$/u.test(text.split(/[,(]/)[0] ?? '')) score += 1
  return score
}

/** Above 0: rather a role; below: rather an employer. */
export const leaning = (text: string): number => roleScore(text) - employerScore(text)

/** `Manager, Operations`: the part behind the comma belongs to the role. */
export const isDepartment = (text: string): boolean => {
  const all = words(text).filter(word => word !== 'and')
  return (
    all.length > 0 &&
    all.length <= 4 &&
    all.every(word => departments.has(word) || word === 'department' || word === 'unit')
  )
}
