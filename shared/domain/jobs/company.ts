import { cleanLine } from './clean-text.ts'
import { fold } from './fold.ts'
import { withoutLooseEnds } from './loose-ends.ts'

/** Legal forms and countries in company names: some boards write these words, and others leave them out. */
export const legalWords: ReadonlySet<string> = new Set(
  (
    'ltd limited plc inc incorporated llc llp lp gmbh ag bv sa sarl pty corp corporation ' +
    'co company enterprise enterprises rc gte nigeria nig ng the of'
  ).split(' '),
)

/** Words that replace a company name that is not given. */
const unnamed =
  /^(?:an? |the |our )?(?:(?:highly |very )?(?:reputable|leading|confidential|undisclosed|anonymous|reputed|fast[- ]growing|well[- ]established|top|renowned|foremost|prestigious|multinational|growing|prominent)\b.*|private|n\/?a|nil|none|not (?:stated|disclosed|specified)|hidden|company|employer|client|unknown|stealth(?: startup| mode)?|-+)$/i

/** The company that hires; empty when the name is not given (`A Reputable Company`). */
export const cleanCompany = (company: string): string => {
  const name = withoutLooseEnds(cleanLine(company))
  return unnamed.test(name) ? '' : name
}

/** `The Place (Nig.) Ltd.` and `the place` have the same key. Empty: no company is named. */
export const companyKey = (company: string): string => {
  const words = fold(company)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/['.]/g, '')
    .match(/[\p{L}\p{N}+]+/gu)
  if (!words) return ''
  const named = words.filter((word, at) => !legalWords.has(word) || (at === 0 && word === 'nigeria'))
  return (named.length > 0 && !(named.length === 1 && named[0] === 'nigeria') ? named : words).join(' ')
}
