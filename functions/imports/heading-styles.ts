import { headingOf, sectionOf } from '../../shared/domain/resume/headings.ts'
import { employerScore, roleScore } from '../../shared/domain/resume-import/role-words.ts'
import type { Block } from './reading-order.ts'
import type { Row, Segment } from './rows.ts'

// The headings of one page look alike: those with words that we know show the look of the others.

const longest = 40
const isShort = (text: string): boolean =>
  text.length <= longest && text.split(' ').length <= 5 && /^[^\d,@]*[^\d,@.;]$/.test(text)

const styleOf = ({ fonts, size, text }: Segment): string =>
  `${fonts.join(' ')} ${size.toFixed(1)} ${/\p{Ll}/u.test(text)}`

const isKnown = (text: string): boolean => headingOf(text)?.isPossible === false
/** Whether the words may be a heading that no list has. */
const isPossible = (text: string, share: number): boolean =>
  roleScore(text) < 3 && employerScore(text) < 2 && (share >= 0.7 || sectionOf(text) !== 'other')

const fewestKnown = 2
const leastShare = 0.5

const alone = (row: Row): Segment[] => (row.length === 1 ? [...row] : [])

/** Says whether a row of these blocks is a heading by its look. */
export const headingsIn = (blocks: readonly Block[]): ((row: Row) => boolean) => {
  const styles = new Map<string, { known: number; all: number }>()
  for (const segment of blocks.flat().flatMap(alone)) {
    const style = styleOf(segment)
    const found = styles.get(style) ?? { known: 0, all: 0 }
    found.all += 1
    if (isKnown(segment.text)) found.known += 1
    styles.set(style, found)
  }
  return row => {
    const [segment] = alone(row)
    if (!segment || !isShort(segment.text)) return false
    const { known, all } = styles.get(styleOf(segment)) ?? { known: 0, all: 1 }
    const share = known / all
    return (
      known >= fewestKnown &&
      share >= leastShare &&
      (isKnown(segment.text) || isPossible(segment.text, share))
    )
  }
}
