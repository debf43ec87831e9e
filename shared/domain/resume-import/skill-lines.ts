import { skillNamed, skillWords } from '../jobs/skills.ts'
import { continues, type Line } from './lines.ts'
import { softSkillPhrase, softSkills } from './words.ts'

// The lines of a list of skills as most people write them: what some people write otherwise is put so before it is read.

/** `Skill` and `Level` above the columns of a table. */
const columnName =
  /^(?:(?:key |technical |soft )?skills?|levels?|proficiency(?: level)?|rating|competence|competency|years(?: of experience)?|experience|s\/n)$/i
const isTableHead = ({ text }: Line): boolean =>
  text.includes('\t') && text.split('\t').every(cell => columnName.test(cell))

/** How long the bar beside a skill is: `85%`, `4/5`. */
const measureBehind =
  /(?<=[\p{L}\d][).]?)(?:\s*[:–—-]\s*|\s+)(?:\(?\d{1,3} ?%\)?|\(?\d(?:\.\d)? ?\/ ?(?:5|10)\)?|[█▓▒░▉■□]{2,})$/u

/** `Proficient in`, before a list. */
const opening =
  /^(?:(?:i am |i have )?(?:(?:highly|very|fully|also|a|an) )?(?:proficient|proficiency|skilled|competent|adept|knowledgeable|versed|well[- ]versed|conversant|familiar|literate|(?:(?:good|sound|strong|excellent|basic|practical|working|in-depth|adequate|fair) )*(?:knowledge|command|understanding|mastery)|expertise|experienced?)|ability) (?:in|with|at|of|to use)(?: (?:the )?(?:use of|using))?(?: the)?:? (?=[\p{L}\d])/iu

const isSkill = (text: string): boolean =>
  skillNamed(skillWords(text).join(' ')) !== undefined ||
  softSkills.has(text.toLowerCase()) ||
  softSkillPhrase.test(text)

/** `A, B and C` as three: in a sentence, or where both are known skills. */
const withoutAnd = (text: string, isSentence: boolean): string => {
  const [, before = '', last = '', behind = ''] =
    /^(.*,)\s*([^,]{1,60}?),? (?:and|&) ([^,]{1,60}?)\.?$/.exec(text) ?? []
  return behind !== '' && (isSentence || (isSkill(last) && isSkill(behind)))
    ? `${before} ${last}, ${behind}`
    : text
}

const withPlainList = (line: Line): Line => {
  const text = line.text.replace(measureBehind, '')
  const rest = text.replace(opening, '')
  const isSentence = rest !== text && /,| and /.test(rest)
  if (!isSentence) return { ...line, text: withoutAnd(text, /\p{L}\.$/u.test(text)) }
  const isPair = !rest.includes(',')
  return { ...line, text: isPair ? rest.replace(/ and /, ', ') : withoutAnd(rest, true) }
}

/** `Office – Excel, Word` and `Office | Excel, Word`. */
const labelBeforeSign = /^([^,:;|\t]{2,40}?)\s+(?:[–—|-]\s+|\t)(?=[^,]{1,60},)/

/** `Excel - Word - Sage - Canva` */
const onDashes = /^[^,:;|\t]{2,40}(?: [–—-] [^,:;|\t–—]{1,40}){3,}$/

const withDashesApart = (line: Line): Line =>
  onDashes.test(line.text) ? { ...line, text: line.text.replaceAll(/ [–—-] /g, ', ') } : line

const isList = ({ text }: Line): boolean => text.includes(',')
const isName = ({ text, bullet }: Line): boolean =>
  bullet === 'none' && text.length < 40 && !/[,:;|\t.]$|[,;|\t]/.test(text)

/** Names of groups on lines of their own, each above a list with commas. */
const withLabelsAbove = (lines: readonly Line[]): Line[] => {
  const isLabel = (at: number): boolean => {
    const [line, next] = lines.slice(at, at + 2)
    return line !== undefined && next !== undefined && isName(line) && isList(next)
  }
  const labels = lines.filter((_, at) => isLabel(at))
  const isRest = (line: Line, at: number): boolean => {
    const above = lines[at - 1]
    return isList(line) || (above !== undefined && continues(above.text, false, line))
  }
  const areGroups = labels.length > 1 && lines.every((line, at) => isLabel(at) || isRest(line, at))
  return areGroups
    ? lines.map((line, at) => (isLabel(at) ? { ...line, text: `${line.text}:` } : line))
    : [...lines]
}

/** The lines of a list of skills, with a colon behind each name of a group, and without what only says how well. */
export const withPlainSkills = (given: readonly Line[]): Line[] => {
  const lines = given.filter(line => !isTableHead(line)).map(withDashesApart)
  const signs = lines.filter(({ text }) => labelBeforeSign.test(text))
  const areLabelled = signs.length > 1 && signs.length * 2 > lines.length
  const labelled = areLabelled
    ? lines.map(line => ({ ...line, text: line.text.replace(labelBeforeSign, '$1: ') }))
    : lines
  return withLabelsAbove(labelled).map(withPlainList)
}
