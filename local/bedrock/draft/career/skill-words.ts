import { inProse } from '../skills.ts'

/** Words of skills that are names, and keep their letters wherever they stand. */
const names =
  /^(?:microsoft|excel|word|powerpoint|project|office|power|bi|google|analytics|workspace|adobe|photoshop|illustrator|facebook|ads|windows|server|quickbooks|python|figma|canva|revit|autocad|salesforce|zendesk|jira|tableau|wordpress|docker|kubernetes|terraform|linux|git|cisco|opera|montessori|english|french|hausa|yoruba|igbo|java|javascript|typescript|react|agile)$/i
const isCommon = (word: string): boolean => /^\p{Lu}?[\p{Ll}-]+$/u.test(word) && !names.test(word)

/** As it stands within a sentence: `medication administration`, but `Microsoft Project` and `CCTV operation`. */
export const skillInProse = (skill: string): string => {
  const words = inProse(skill).split(' ')
  if (words.length > 1 && names.test(words[0] ?? '') && !isCommon(words[0] ?? '')) return words.join(' ')
  return words.map(word => (isCommon(word) ? word.toLowerCase() : word)).join(' ')
}

/** What people write who do something, and would not call it so. */
const otherwise: readonly (readonly [skill: string, said: RegExp])[] = [
  ['sql', /\b(?:postgres\w*|mysql|mariadb|sql server)\b/i],
  ['javascript', /\b(?:node\.?js|react|typescript)\b/i],
  ['teaching', /\b(?:teach\w*|taught|lecturer)\b/i],
  ['reconciliation', /\breconcil\w+/i],
  ['budgeting', /\bbudget\w*/i],
  ['financial reporting', /\b(?:management|annual|financial|monthly) (?:accounts|statements)\b/i],
  ['recruitment', /\b(?:recruit\w*|hired|hiring)\b/i],
  ['training', /\btrain(?:ed|ing|s)\b/i],
  ['sales', /\b(?:sold|sells?|selling)\b/i],
  ['tax', /\btax(?:es|ation)?\b/i],
  ['negotiation', /\bnegotiat\w+/i],
  ['procurement', /\bprocur\w+/i],
  ['scheduling', /\bschedul\w+/i],
  ['vehicle maintenance', /\bservic\w+ the (?:car|vehicle|truck|bus)\w*/i],
  [
    'medication administration',
    /\b(?:administer|gave|give|giving|dispens)\w* (?:\w+ )?(?:drugs?|medicines?|medication)\b/i,
  ],
  ['health records', /\b(?:patient|health|medical) (?:notes|files|records|charts)\b/i],
  ['classroom management', /\bclass of \d+|\b\d+ (?:pupils|students)\b/i],
]
export const saidOtherwise = (skill: string, text: string): boolean =>
  otherwise.some(([name, said]) => name === skill.toLowerCase() && said.test(text))
