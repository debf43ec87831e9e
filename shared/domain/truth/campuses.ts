import { isClaimed } from './claimed.ts'
import { isSaid, mention, type Rule } from './reading.ts'
import { spanOfMatch } from './sentences.ts'

// Looks for: the campus of a school (`the Yola campus`, `campus in Yola`). Source: that campus in the facts; where these
// name no campus at all, the place.

const campus =
  /\b(?!The\b|Main\b|Our\b|My\b|A\b)(\p{Lu}[\p{L}-]+) [Cc]ampus\b|\b[Cc]ampus (?:in|at) (\p{Lu}[\p{L}-]+)/gu

export const readCampuses: Rule = reading => {
  const { text, evidence, piece } = reading
  if (piece.kind === 'heading' || piece.kind === 'item') return []
  return Array.from(text.matchAll(campus)).flatMap(match => {
    const place = match[1] ?? match[2] ?? ''
    const hasCampus = evidence.entries.some(
      ({ isWork, organisation }) => !isWork && /campus/i.test(organisation),
    )
    const isKnown = isSaid(evidence, `${place} campus`) || (!hasCampus && isSaid(evidence, place))
    return isClaimed(reading, match.index) ? [mention('school', spanOfMatch(match), isKnown)] : []
  })
}
