import type { Span } from './sentences.ts'

export type Degree = Span & {
  readonly key: string
  /** Bachelor, master and the like: `a Bachelor's degree` may be any of them. */
  readonly level: string
  /** Says no more than the level. */
  readonly isGeneral: boolean
  /** The line that it stands in. */
  readonly around: string
}

type Row = readonly [key: string, level: string, pattern: string]
const hons = String.raw`(?:\s?\(?hons?\.?\)?)?`
const rows: readonly Row[] = [
  [
    'bed',
    'bachelor',
    String.raw`b\.?\s?(?:sc|a)\.?\s?\(?ed\.?\)?|b\.\s?ed\b\.?|bed(?= in\b| \()|bachelors? of education`,
  ],
  [
    'bnsc',
    'bachelor',
    String.raw`b\.?\s?n\.?\s?sc\b\.?|b\.?\s?sc\.? nursing|bachelors? of nursing(?: science)?`,
  ],
  ['bsc', 'bachelor', String.raw`b\.?\s?sc\b\.?${hons}|b\.s\.|bachelors? of science`],
  ['beng', 'bachelor', String.raw`b\.?\s?eng\b\.?${hons}|bachelors? of engineering`],
  ['btech', 'bachelor', String.raw`b\.?\s?tech\b\.?|bachelors? of technology`],
  ['bpharm', 'bachelor', String.raw`b\.?\s?pharm\b\.?|bachelors? of pharmacy`],
  ['pharmd', 'pharmd', String.raw`pharm\.?\s?d\b\.?|doctor of pharmacy`],
  ['bcom', 'bachelor', String.raw`b\.?\s?com\b\.?|bachelors? of commerce`],
  ['bba', 'bachelor', String.raw`b\.?b\.?a\b\.?|bachelors? of business administration`],
  ['barch', 'bachelor', String.raw`b\.?\s?arch\b\.?|bachelors? of architecture`],
  ['llb', 'bachelor', String.raw`ll\.?\s?b\b\.?|bachelors? of laws?`],
  [
    'mbbs',
    'bachelor',
    String.raw`m\.?b\.?,?\s?b\.?\s?s\b\.?|mbchb|mb\s?chb|bachelors? of medicine(?:,? bachelor of surgery)?`,
  ],
  ['dvm', 'bachelor', String.raw`d\.?v\.?m\b\.?`],
  ['ba', 'bachelor', String.raw`b\.\s?a\b\.?${hons}|bachelors? of arts`],
  ['bl', 'call', String.raw`b\.l\b\.?|barrister at law|called to the (?:nigerian )?bar|call to bar`],
  [
    'bachelor',
    'bachelor',
    String.raw`bachelor'?s?'?(?: degree)?|first degree|undergraduate degree|licence en`,
  ],
  ['mba', 'master', String.raw`m\.?b\.?a\b\.?|master'?s? of business administration`],
  ['msc', 'master', String.raw`m\.?\s?sc\b\.?|m\.s\.|master'?s? of science`],
  ['meng', 'master', String.raw`m\.?\s?eng\b\.?|master'?s? of engineering`],
  ['med', 'master', String.raw`m\.\s?ed\b\.?|master'?s? of education`],
  ['mph', 'master', String.raw`m\.?p\.?h\b\.?|master'?s? of public health`],
  ['mpa', 'master', String.raw`m\.?p\.?a\b\.?|master'?s? of public administration`],
  ['llm', 'master', String.raw`ll\.?\s?m\b\.?|master'?s? of laws?`],
  ['mphil', 'master', String.raw`m\.?\s?phil\b\.?`],
  ['mtech', 'master', String.raw`m\.?\s?tech\b\.?`],
  ['ma', 'master', String.raw`m\.\s?a\b\.?|master'?s? of arts`],
  ['master', 'master', String.raw`master'?s'? degree|masters?(?= in\b)|master's`],
  [
    'phd',
    'doctorate',
    String.raw`ph\.?\s?d\b\.?|doctorate|doctoral degree|doctor of philosophy|d\.?\s?phil\b`,
  ],
  ['hnd', 'hnd', String.raw`h\.?n\.?d\b\.?|higher national diploma`],
  ['ond', 'ond', String.raw`o\.?n\.?d\b\.?|(?:ordinary )?national diploma`],
  ['nce', 'nce', String.raw`n\.?c\.?e\b\.?|nigeria certificate in education`],
  ['pgde', 'pgd', String.raw`p\.?g\.?d\.?e\b\.?`],
  ['pgd', 'pgd', String.raw`p\.?g\.?d\b\.?|post-?\s?graduate diploma`],
  ['ijmb', 'school', String.raw`ijmb|jupeb|a-? ?levels?`],
  [
    'ssce',
    'school',
    String.raw`ssce|wassce|wasc|waec|neco|kcse|o'?-? ?levels?|matric(?: certificate)?|national senior certificate|senior secondary (?:school )?certificate`,
  ],
  ['diploma', 'diploma', String.raw`(?:advanced |professional )?diploma(?=\s(?:in|of)\b|\s\p{L})`],
  [
    'degree',
    'bachelor',
    String.raw`(?<!\d )(?<!high )(?<!large )(?<!some )(?<!this )degree(?= (?:in|holder|from)\b)`,
  ],
]
const general = new Set(['bachelor', 'master', 'degree'])

const all = new RegExp(
  `(?<![a-z\\d.'])(?:${rows.map(([, , pattern]) => `(${pattern})`).join('|')})(?![a-z])`,
  'gu',
)
// In small letters these are other words, or parts of them.
const capitals = /^(?:B\.?A|M\.?A|BL|ND|N\.D)\.?$/

// To try all of these at each place takes long: most lines have none of them.
const anyDegree =
  /bachelor|master|degree|diploma|doctor|barrister|licence|certificate|called to|matric|(?<![a-z\d])(?:[bm]\.|b\.?\s?n?\.?\s?sc|b\.?\s?(?:eng|tech|pharm|com|arch|ba|ed|a|l)(?![a-z])|m\.?\s?(?:b|sc|eng|ed|p|phil|tech|a|s)|ll|pharm|d\.|dvm|ph|dphil|h\.?n|o\.?n|n\.?[cd]|p\.?g|ijmb|jupeb|[ao]'?-? ?level|ssce|wa|neco|kcse|national|undergrad|first deg|post)/

const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end)
}

/** Every degree that a text names. `low` is the text in small letters. */
export const degreesIn = (text: string, low: string): Degree[] => {
  if (!anyDegree.test(low)) return []
  const degrees: Degree[] = []
  for (const match of low.matchAll(all)) {
    const at = match.slice(1).findIndex(part => part !== undefined)
    const row = rows[at]
    if (!row) continue
    degrees.push({
      start: match.index,
      end: match.index + match[0].length,
      key: row[0],
      level: row[1],
      isGeneral: general.has(row[0]),
      around: lineAt(low, match.index),
    })
  }
  for (const match of text.matchAll(/(?<![\p{L}\d.])(?:BA|MA|BL|ND|MEd|BEd)(?![\p{L}\d])/gu)) {
    const key = match[0].toLowerCase()
    const level = key.startsWith('b') ? (key === 'bl' ? 'call' : 'bachelor') : key === 'nd' ? 'ond' : 'master'
    if (capitals.test(match[0]) || key.endsWith('ed'))
      degrees.push({
        start: match.index,
        end: match.index + match[0].length,
        key: key === 'nd' ? 'ond' : key,
        level,
        isGeneral: false,
        around: lineAt(low, match.index),
      })
  }
  return degrees.sort((a, b) => a.start - b.start)
}

/** `First Class`, `Second Class Upper`: what a degree was passed with. */
export type Grade = Span & { readonly key: string }
const grades =
  /\b(?:(first[- ]class)|(second[- ]class(?: \(?honours\)?,?)?\s?[(,-]?\s?\(?upper(?: division)?\)?|2[:.]1\b|upper second(?:[- ]class)?)|(second[- ]class(?: \(?honours\)?,?)?\s?[(,-]?\s?\(?lower(?: division)?\)?|2[:.]2\b|lower second(?:[- ]class)?)|(third[- ]class)|(distinction)|(upper credit)|(lower credit)|(summa cum laude|magna cum laude|cum laude)|(best graduating student|overall best student|valedictorian|dean's list)|(merit(?=\s*(?:$|[,.|)])|s? award))|(second[- ]class(?! ?\(?(?:honours|upper|lower))))/g
const keys = [
  'first',
  'upper',
  'lower',
  'third',
  'distinction',
  'upper credit',
  'lower credit',
  'laude',
  'best',
  'merit',
  'second',
]

export const gradesIn = (low: string): Grade[] =>
  Array.from(low.matchAll(grades), match => {
    const at = match.slice(1).findIndex(part => part !== undefined)
    return { start: match.index, end: match.index + match[0].trimEnd().length, key: keys[at] ?? '' }
  })

/** A grade point average, or a mark of so many: `CGPA 4.52/5.0`. */
export type Average = Span & { readonly value: number; readonly of: number | null }
const averages =
  /\bc?gpa\b[^\d\n.,]{0,14}(\d(?:\.\d{1,2})?)(?:\s*(?:\/|out of|on a|of)\s*(\d(?:\.\d{1,2})?))?|(?<![\d.,])(\d\.\d{1,2})\s*(?:\/|out of)\s*([457](?:\.0{1,2})?)(?!\d)(?:\s*c?gpa\b)?|(?<![\d.])(\d\.\d{1,2})\s*c?gpa\b/g

export const averagesIn = (low: string): Average[] =>
  Array.from(low.matchAll(averages), match => {
    const of = match[2] ?? match[4]
    return {
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      value: Number(match[1] ?? match[3] ?? match[5]),
      of: of === undefined ? null : Number(of),
    }
  })
