import { cleanLine } from './clean-text.ts'
import { companyKey } from './company-key.ts'
import { placeOfWords } from './places.ts'
import { calmed } from './title-case.ts'

const openings =
  /(?:(?<!\s)\s+)?(?:[-–|]\s*)?(?:[([]\s*)?\b(?:\d{1,4}|several|multiple|various|one|two|three|four|five|six|ten)\s*(?:openings?|positions?|slots?|vacanc(?:y|ies)|persons?|needed|roles?)(?:\s*(?:available|needed))?(?:\s*[)\]])?/gi
const calls =
  /^(?:urgent(?:ly)?(?: (?:hiring|vacancy|recruitment|needed|job))?|now hiring|we are hiring|hiring(?: now)?|job (?:vacancy|opening)|vacancy|wanted)\s*[:!–-]+\s*/i
const ends = /(?<![\s,;:|–-])[\s,;:|–-]+$|!+/g

// What stands in the place of a name that is kept back.
const unnamed =
  /^(?:an? |the |our )?(?:(?:highly |very )?(?:reputable|leading|confidential|undisclosed|anonymous|reputed|fast[- ]growing|well[- ]established|top|renowned|foremost|prestigious|multinational|growing|prominent)\b.*|private|n\/?a|nil|none|not (?:stated|disclosed|specified)|hidden|company|employer|client|unknown|stealth(?: startup| mode)?|-+)$/i

/** Who hires; empty where the name is kept back (`A Reputable Company`). */
export const cleanCompany = (company: string): string => {
  const name = cleanLine(company)
  return unnamed.test(name) ? '' : name
}

/** `St. Nicholas Hospital - Lagos` is the hospital. */
const withoutPlace = (company: string): string => {
  const at = company.lastIndexOf(' - ')
  return at > 0 && placeOfWords(company.slice(at + 3)) ? company.slice(0, at).trim() : company
}

const named = (text: string): string =>
  text.replace(openings, '').replace(calls, '').replace(ends, ' ').trim()

/**
 * A role and who hires for it. Boards write both in the title, `Accountant at Danodu Foods (3 Openings)`: the employer is
 * behind the last ` at `. Where the board names the employer by itself, it is only taken off there.
 */
export const titleAndCompany = (
  listedTitle: string,
  listedCompany: string,
): { title: string; company: string } => {
  const written = named(cleanLine(listedTitle))
  const company = cleanCompany(listedCompany)
  const at = written.toLowerCase().lastIndexOf(' at ')
  const before = at > 0 ? written.slice(0, at).trim() : written
  const behind = at > 0 ? written.slice(at + 4).trim() : ''
  const isNamed =
    company === '' ? /^[\p{Lu}\p{N}]|^an? /u.test(behind) : companyKey(behind) === companyKey(company)
  if (behind === '' || !isNamed) return { title: calmed(written), company }
  return { title: calmed(before), company: company === '' ? cleanCompany(withoutPlace(behind)) : company }
}
