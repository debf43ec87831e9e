const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|janv(?:ier)?|f[ée]vr(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[uû]t|septembre|octobre|novembre|d[ée]c(?:embre)?)\\.?'
const year = '(?:19[4-9]\\d|20[0-4]\\d)'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const point = `(?:(?:${day}(?: of)?[ ,]{1,2})?${month}(?: ${day})?(?:,? ?|[-/ ]| of )(?:${year}|['’]\\d{2})|\\d{1,2}[/.-]\\d{1,2}[/.-]${year}|(?:0?[1-9]|1[0-2])[/.-]${year}|${year}[/.-](?:0?[1-9]|1[0-2])(?:[/.-]\\d{1,2})?|(?:q[1-4]|spring|summer|autumn|fall|winter|early|mid|late),?[ -]${year}|${year})`
const now =
  "(?:(?:till |to )?(?:pr[ée]sent|date|now|today|aujourd[’']hui)(?: day)?|current(?:ly)?|ongoing|in progress|in view)"
const between = '\\s{0,3}(?:[-–—−~/]{1,2}|to|till|until|through|up to|à|au)\\s{0,3}'
const tail =
  '(?:\\s?[(·,]?\\s?\\d{1,2}\\+? ?(?:years?|yrs?|months?|mos?)\\.?(?:,? (?:and )?\\d{1,2} ?(?:months?|mos?)\\.?)?\\)?)?'
const from = '(?:from |between |since )?'

const edge = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu')
const range = edge(
  `${from}(?:${point}|${month}(?: ${day})?)${between}(?:${point}|${now}|\\d{2}|${month}(?: ${day})?(?=\\s|$))${tail}`,
)
const since = edge(`since ${point}${tail}`)
const single = edge(
  `(?:(?:expected|anticipated|graduated|graduating|graduation|class of|awarded|completed|issued|obtained)(?: in)?[:,]? )?${point}`,
)

export type Dated = {
  /** As it is written. */
  readonly text: string
  readonly before: string
  readonly after: string
  /** A single date may be of anything; a span is of a job or of studies. */
  readonly isSpan: boolean
}

/** What stands between a date and the words beside it: brackets, commas, lines. */
const ends = /^[\s,;:|()[\]–—•·-]+|(?<![\s,;:|([–—•·-])[\s,;:|([–—•·-]+$/g
const trimmed = (text: string): string => {
  const cut = text.replace(ends, '')
  return cut.includes('(') || !cut.endsWith(')') ? cut : cut.slice(0, -1)
}

/** Longer than any line with a date of its own: a sentence. */
const longest = 300

/** The first span of a line, else its first date; null: there is none. */
export const datedIn = (text: string): Dated | null => {
  if (text.length > longest || !/\d|since/i.test(text)) return null
  const span = range.exec(text) ?? since.exec(text)
  const found = span ?? single.exec(text)
  if (!found) return null
  return {
    text: found[0].replace(/\s+/g, ' ').trim(),
    before: trimmed(text.slice(0, found.index)),
    after: trimmed(text.slice(found.index + found[0].length)),
    isSpan: span !== null,
  }
}

const years = new RegExp(year, 'g')
/** The last year that is written in a text; empty: none. */
export const lastYear = (text: string): string => text.match(years)?.at(-1) ?? ''
