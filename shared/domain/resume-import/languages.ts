import { fold } from '../jobs/fold.ts'
import type { Line } from './lines.ts'
import { languageLevels, spokenLanguages } from './words.ts'

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? []

/** Whether an item names a language that people speak: `French (fluent)`. */
export const isSpokenLanguage = (item: string): boolean =>
  wordsIn(item).some(word => spokenLanguages.has(word))

/** `Full Professional Proficiency`, `C1`: how well somebody speaks a language, and nothing else. */
const isLevel = (text: string): boolean => {
  const words = wordsIn(text)
  return words.length > 0 && words.length < 7 && words.every(word => languageLevels.has(word))
}

/** `Yoruba and English` is two. */
const languagesIn = (item: string): string[] => {
  const parts = item.split(/\s(?:and|&)\s/)
  return parts.every(isSpokenLanguage) ? parts : [item]
}

const degree = /^(?:[ABC][12]|native|mother tongue)$/i
/** `English (C2)`, of a row of a table with the levels of a language. */
export const levelsOf = (text: string): string | null => {
  const [language = '', ...others] = text.split('\t')
  const isDegree = (cell: string): boolean => degree.test(cell) || isLevel(cell) || /^[–—-]$/.test(cell)
  if (others.length < 2 || !isSpokenLanguage(language) || !others.every(isDegree)) return null
  const said = new Set(others.filter(cell => /\p{L}/u.test(cell)))
  return said.size === 0 ? language : `${language} (${[...said].join(', ')})`
}

/** `English (C2)`, of a language and its level in two cells, or with a sign between. */
const levelOf = (text: string): string | null => {
  const [language = '', level = '', more] = text.split(/\t|\s[–—-]\s|:\s/)
  const isAlone = wordsIn(language).length === 1 && isSpokenLanguage(language)
  return more === undefined && isAlone && (degree.test(level) || isLevel(level))
    ? `${language} (${level})`
    : null
}

/** The languages of a line among other skills; none: it is about something else. */
export const languagesAmong = (line: Line): string[] => {
  const found = levelsOf(line.text) ?? levelOf(line.text)
  if (found !== null) return [found]
  return /^(?:mother tongue|other language)s?\b/i.test(line.text) ? languagesOf([line]) : []
}

const columnOfLevels =
  /^(?:other languages?(?:\(s\))?|understanding|listening|reading|speaking|writing|spoken (?:production|interaction)|levels?|proficiency|fluency|rating)$/i
/** The names of the columns of such a table, or what its letters mean. */
export const isAboutLevels = (text: string): boolean =>
  /^levels?(?:$|: )/i.test(text) ||
  (/\t|^understanding$/i.test(text) &&
    text
      .split('\t')
      .every((cell, at) => columnOfLevels.test(cell) || (at === 0 && /^languages?$/i.test(cell))))

/** What may stand before languages: `Mother tongue(s): Polish`. */
const label =
  /^(?:(?:mother tongues?|other languages?|native languages?|first languages?|local languages?|foreign languages?|i speak|spoken)(?:\(s\))?(?:\s*:\s*|\t\s*|\s+(?=\p{Lu}))){1,2}/iu

const bareLabel = /^(?:mother tongue|other language)s?(?:\(s\))?:?$/i

const share = /^\d{1,3} ?%$|^\d{1,2} ?\/ ?\d{1,2}$/

/** `Fluent in English and French`, as the languages with their level. */
const withLevelBehind = (text: string): string => {
  const [, level = '', names = ''] = /^(\p{L}+(?: \p{L}+)?) in (.{3,80})$/u.exec(text) ?? []
  const all = names.split(/,\s*(?:and )?|\sand\s/)
  return isLevel(level) && all.every(isSpokenLanguage)
    ? all.map(name => `${name} (${level})`).join(', ')
    : text
}

const isBehindLanguage = (found: readonly string[], text: string): boolean => {
  const last = found.at(-1)
  return (
    last !== undefined &&
    (isLevel(text) || share.test(text)) &&
    !isSpokenLanguage(text) &&
    !/[()–:]| - /.test(last)
  )
}

/** The languages in the lines of their section, each with its level where one stands beside or below it. */
export const languagesOf = (lines: readonly Line[]): string[] => {
  const found: string[] = []
  for (const { text } of lines) {
    const levels = levelsOf(text)
    if (levels) found.push(levels)
    if (levels || isAboutLevels(text)) continue
    // `French`, with `Spoken: novice; read: good` beside it.
    const [language = '', said = '', ...cells] = text.split('\t')
    if (cells.length === 0 && isSpokenLanguage(language) && /^\p{L}+: .+; \p{L}+: /u.test(said)) {
      found.push(`${language} – ${said}`)
      continue
    }
    const items = withLevelBehind(text.replace(/(?<=[\p{L})])\.$/u, ''))
      .replace(label, '')
      .split(/(?:[,;|\t•·●]|\s[+/]\s)(?![^()]{0,200}\))/)
      .map(item => item.trim())
      .filter(item => item !== '')
    for (const item of items)
      if (isBehindLanguage(found, item)) found[found.length - 1] += ` (${item})`
      else if (!bareLabel.test(item)) found.push(...languagesIn(item))
  }
  return found
}

/** `I speak English, Ibibio and Pidgin.`, below any heading: a sentence about nothing else. */
export const isOfLanguages = (text: string): boolean =>
  text.length < 80 && /^i speak\s/i.test(text) && languagesIn(text.replace(label, '')).every(isSpokenLanguage)
