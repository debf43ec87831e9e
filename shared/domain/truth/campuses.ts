import { isClaimed } from './claimed.ts'
import { isSaid, type Mention, mention, type Reading, type Rule } from './reading.ts'
import { spanOfMatch } from './sentences.ts'

// Looks for: where a school stands: its campus (`the Yola campus`, `campus in Yola`), or the place in its name (`the
// Polytechnic, Calabar`). Source: that campus in the facts, and where these name no campus at all, the place; a school of
// the facts that has both words.

const campus =
  /\b(?!The\b|Main\b|Our\b|My\b|A\b)(\p{Lu}[\p{L}-]+) [Cc]ampus\b|\b[Cc]ampus (?:in|at) (\p{Lu}[\p{L}-]+)/gu

/** `The Polytechnic, Calabar` */
const byPlace = /\b[Tt]he (University|Polytechnic), (\p{Lu}[\p{L}-]+)/gu

const namedByPlace = (reading: Reading): Mention[] =>
  Array.from(reading.text.matchAll(byPlace)).flatMap(match => {
    const [, sort = '', place = ''] = match
    const isKnown = reading.evidence.entries.some(
      ({ isWork, organisation }) => !isWork && organisation.includes(sort) && organisation.includes(place),
    )
    return isClaimed(reading, match.index) ? [mention('school', spanOfMatch(match), isKnown)] : []
  })

export const readCampuses: Rule = reading => {
  const { text, evidence, piece } = reading
  if (piece.kind === 'heading' || piece.kind === 'item') return []
  const campuses = Array.from(text.matchAll(campus)).flatMap(match => {
    const place = match[1] ?? match[2] ?? ''
    const hasCampus = evidence.entries.some(
      ({ isWork, organisation }) => !isWork && /campus/i.test(organisation),
    )
    const isKnown = isSaid(evidence, `${place} campus`) || (!hasCampus && isSaid(evidence, place))
    return isClaimed(reading, match.index) ? [mention('school', spanOfMatch(match), isKnown)] : []
  })
  return [...campuses, ...namedByPlace(reading)]
}
