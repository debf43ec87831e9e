import { datedIn, isDuration } from '../resume/dates.ts'
import { isHead } from './head-lines.ts'
import { isLength, lengthBehind } from './lengths.ts'
import type { Line } from './lines.ts'
import { isLikeTown, isPlace, isTown } from './places.ts'
import { roleScore } from './role-words.ts'

// The heads of jobs as most people write them: what some people write otherwise is put so before it is read.

/** `as Head Barista`, on a line of its own. */
const asRole = /^as (?:an? |the )?(\p{Lu}[^.:;]{2,60})$/u
/** `Position Held:` in a cell of its own, before its value. */
const labelInCell = /^(\p{L}[\p{L} ]{1,30})(?::\t|\t: ?)(?=\S)/u
/** `City: Preston | Country: United Kingdom`, as the forms of Europass have it. */
const cityAndCountry = /^City: ([^|:]{2,60}?)(?: \| Country: ([^|:]{2,60}))?$/
const country = /^Country: (?=\S)/

const yearLabel = /^(?:year|date) (?:completed|obtained|awarded)\s*:\s*/i

/** A line of a section about studies with its label as most people write it. */
export const withPlainLabel = (line: Line): Line =>
  withPlaceApart({ ...line, text: line.text.replace(labelInCell, '$1: ').replace(yearLabel, '') })

const withPlainPlace = ({ text, ...line }: Line): Line => {
  const [, city = '', land = ''] = cityAndCountry.exec(text) ?? []
  if (city === '') return { ...line, text: text.replace(country, 'Location: ') }
  return { ...line, text: `Location: ${land === '' ? city : `${city}, ${land}`}` }
}

const longestHead = 130

/** `Kudi Cold Storage-Dallas, TX`, as Indeed writes an employer or a school with its town. */
const employerBeforeHyphen = /^\p{Lu}[^\t|,]{1,80}(?:, (?:Inc|LLC|Ltd)\.?)?$/u
const townBehindHyphen = /^\p{Lu}[\p{L} -]{2,30}, \p{Lu}[\p{L} ]{1,30}$/u

const isHyphenBefore = (name: string, place: string): boolean =>
  townBehindHyphen.test(place) &&
  employerBeforeHyphen.test(name) &&
  // `Ado-Ekiti` is one town.
  !isPlace(`${name.split(' ').at(-1)}-${place.split(',')[0]}`) &&
  (isPlace(place) || (name.includes(' ') && isTown(place)))

const withPlaceApart = (line: Line): Line => {
  if (line.bullet === 'sign' || line.text.length > longestHead) return line
  const pieces = line.text.split('-')
  const at = pieces.findIndex(
    (_, index) =>
      index > 0 && isHyphenBefore(pieces.slice(0, index).join('-'), pieces.slice(index).join('-')),
  )
  return at < 0 ? line : { ...line, text: `${pieces.slice(0, at).join('-')}, ${pieces.slice(at).join('-')}` }
}

const isDatedHead = ({ text, bullet }: Line): boolean =>
  bullet !== 'sign' && text.length < longestHead && datedIn(text)?.isPeriod === true

const isPeriodOfHead = ({ text }: Line): boolean =>
  text.length < longestHead && datedIn(text)?.isPeriod === true

/** The dates of a job alone in their line. */
const isDatesOnly = (line: Line | undefined): boolean =>
  line !== undefined &&
  !line.gap &&
  line.bullet !== 'sign' &&
  isDuration(line.text.replace(lengthBehind, '').trimEnd())

/** A role behind the dot of a time line, with its dates below. */
const isOnTimeLine = (line: Line, next: Line | undefined): boolean =>
  line.bullet === 'sign' &&
  isHead({ ...line, bullet: 'none' }) &&
  isDatesOnly(next) &&
  datedIn(next?.text ?? '')?.isPeriod === true

/** The most lines between an employer behind a bullet and the dates of the job. */
const mostOfHead = 2

/** An employer behind a bullet, with the role and the dates in lines below that have none. */
const isItemOfHead = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at]
  if (line?.bullet !== 'sign' || !isHead({ ...line, bullet: 'none' })) return false
  const below = lines.slice(at + 1, at + 2 + mostOfHead)
  const dated = below.findIndex(next => isDatesOnly(next) && datedIn(next.text)?.isPeriod === true)
  return dated > 0 && below.slice(0, dated).every(next => next.bullet === 'none' && isHead(next))
}

/** The lines, where a bullet stands before the head of each job, and not before what was done. */
const withoutBulletsOfHeads = (lines: readonly Line[]): readonly Line[] => {
  const bullet = lines[0]?.bullet ?? 'none'
  const starts = lines.flatMap((line, at) => (line.bullet === bullet ? [at] : []))
  const periods = starts.map(
    (start, at) => lines.slice(start, starts[at + 1] ?? lines.length).filter(isPeriodOfHead).length,
  )
  return bullet === 'none' || starts.length < 2 || periods.some(count => count !== 1)
    ? lines
    : lines.map(line => (line.bullet === bullet ? { ...line, bullet: 'none', gap: true } : line))
}

/** The lines of a section about work, with roles labelled that a word announces, and heads without a full stop. */
export const withPlainHeads = (given: readonly Line[]): Line[] => {
  const labelled = withoutBulletsOfHeads(given.map(line => withPlainPlace(withPlainLabel(line))))
  const isRole = (at: number): boolean => {
    const line = labelled[at]
    return line !== undefined && isOnTimeLine(line, labelled[at + 1])
  }
  return labelled.flatMap((line, at): Line[] => {
    // How long all roles at an employer took, above the first of them.
    if (isLength(line.text) && isRole(at + 1)) return []
    if (isRole(at) || isItemOfHead(labelled, at)) return [{ ...line, bullet: 'none', gap: true }]
    if (
      isRole(at - 2) &&
      line.bullet === 'none' &&
      !line.gap &&
      isLikeTown(line.text) &&
      roleScore(line.text) === 0
    )
      return [{ ...line, text: `Location: ${line.text}` }]
    const [, role = ''] = line.bullet === 'sign' ? [] : (asRole.exec(line.text) ?? [])
    if (role !== '' && roleScore(role) > 0) return [{ ...line, text: `Position: ${role}` }]
    return isDatedHead(line) && /[^.]\p{Ll}\.$/u.test(line.text)
      ? [{ ...line, text: line.text.slice(0, -1) }]
      : [line]
  })
}
