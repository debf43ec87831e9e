// words.json: lists of words by which the import knows what a line says, in small letters, with ` | ` between.
// `roles`: the last word of a job title. `roleBeginnings`: the first. `employerWords`: words in the names of employers and
//   schools, and of hardly any job title. `departments`: words that belong to the title behind a comma.
// `softSkills`, `spokenLanguages`, `languageLevels`: single words, without accents. `softSkillPhrases`: a hyphen, or nothing, may stand in the
//   place of a space. `softSkillKinds`: words that are one before `skills`, as in `good communication skills`.
// `degreeInitials`: with a space where a point may stand; `shortDegreeInitials` are degrees only as capitals.
// `degreeWords`, `schoolWords`: words and phrases as they are.
import { listed } from '../listed.ts'
import lists from './words.json' with { type: 'json' }

const phrases = (name: keyof typeof lists): string[] => lists[name].flatMap(line => listed(line))
const setOf = (name: keyof typeof lists): ReadonlySet<string> => new Set(phrases(name))

export const roles = setOf('roles')
export const roleBeginnings = setOf('roleBeginnings')
export const employerWords = setOf('employerWords')
export const departments = setOf('departments')
export const softSkills = setOf('softSkills')
export const spokenLanguages = setOf('spokenLanguages')
export const languageLevels = setOf('languageLevels')

const softPhrases = phrases('softSkillPhrases').map(words => words.replaceAll(' ', '[- ]?'))
export const softSkillPhrase = new RegExp(
  `\\b(?:${phrases('softSkillKinds').join('|')})\\b.*\\bskills?\\b|\\b(?:${softPhrases.join('|')})\\b`,
  'i',
)

const withPoints = (initials: string): string => initials.replaceAll(' ', '[. ]{0,2}')
const shortInitials = phrases('shortDegreeInitials').map(withPoints)
const degrees = [
  ...phrases('degreeInitials').map(withPoints),
  ...phrases('degreeWords').map(words => words.replaceAll('.', '\\.').replaceAll(' ', "[' -]")),
]
const oneOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])\\.?`, 'iu')

export const degree = oneOf([...shortInitials, ...degrees])
/** Two letters are a degree only as capitals, and where a text begins with them. */
export const shortDegree = new RegExp(`^(?:${shortInitials.join('|')})\\.?$`, 'i')
export const shortDegreeInCapitals = new RegExp(
  `^(?:${shortInitials.join('|').toUpperCase()})(?=[.,\\s(:]|$)`,
)
export const school = oneOf(phrases('schoolWords'))
