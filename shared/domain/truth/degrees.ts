import { degreeNames } from './degree-names.ts'
import { lineAt, type Span } from './sentences.ts'

export type Degree = Span & {
  readonly key: string
  /** Bachelor, master and the like: `a Bachelor's degree` may be any of them. */
  readonly level: string
  /** Says no more than the level. */
  readonly isGeneral: boolean
  /** The line that it stands in. */
  readonly around: string
}

const general = new Set(['bachelor', 'master', 'degree'])

const all = new RegExp(
  `(?<![a-z\\d.'])(?:${degreeNames.map(([, , pattern]) => `(${pattern})`).join('|')})(?![a-z])`,
  'gu',
)
// In small letters these are other words, or parts of them.
const capitals = /^(?:B\.?A|M\.?A|BL|ND|N\.D)\.?$/

// To try all of these at each place takes long: most lines have none of them.
const anyDegree =
  /bachelor|master|degree|diploma|doctor|barrister|licence|certificate|called to|matric|(?<![a-z\d])(?:[bm]\.|b\.?\s?n?\.?\s?sc|b\.?\s?(?:eng|tech|pharm|com|arch|ba|ed|a|l)(?![a-z])|m\.?\s?(?:b|sc|eng|ed|p|phil|tech|a|s)|ll|pharm|d\.|dvm|ph|dphil|h\.?n|o\.?n|n\.?[cd]|p\.?g|ijmb|jupeb|[ao]'?-? ?level|ssce|wa|neco|kcse|national|undergrad|first deg|post)/

/** Every degree that a text names. `low` is the text in small letters. */
export const degreesIn = (text: string, low: string): Degree[] => {
  if (!anyDegree.test(low)) return []
  const degrees: Degree[] = []
  for (const match of low.matchAll(all)) {
    const at = match.slice(1).findIndex(part => part !== undefined)
    const row = degreeNames[at]
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
