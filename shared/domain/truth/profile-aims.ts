import type { Span } from './sentences.ts'

/** What somebody wants to be, and not what they are. */
const cue =
  /\b(?:aspir(?:e|es|ing)(?: to)?|aim(?:s|ing)? (?:for|to|at)|look(?:s|ing)? (?:for|to|forward)|in search of|seek(?:s|ing)?|open to|hop(?:e|es|ing) (?:to|for)|wants? to|want(?:s|ing)? (?:an?|my) (?:role|post|job|career|position)|would (?:like|love|bring|welcome|be)|i'd (?:like|love|bring|welcome)|(?:my|the) (?:next|goal|aim|ambition|plan|dream)|next:|future|mov(?:e|es|ing) (?:in)?to(?:wards)?|transition(?:s|ing)? (?:in)?to|switch(?:es|ing)? to|(?:work|grow)(?:s|ing)? (?:in)?to(?:wards)?|grow into|what (?:i|she|he|they) (?:look|want|hope)s?|ready (?:for|to)|available (?:for|as)|interested in|keen (?:to|on)|eager to|plan(?:s|ning)? to|prepar(?:es|e|ing) (?:for|to)|studying towards?|(?:am|is|now|currently) learning|learning|to become|appl(?:y|ies|ying) for)\b/g

/** Where it goes on with what was: `aiming for Manager after 12 years at Zenith Bank`. */
const over =
  /[.;!?|\n]|\b(?:after|having|since|because|drawing on|backed by|based on|bringing|(?:us(?:e|ing)|apply|with|from|of) my|my \d|with (?:\d|over|more than|nearly|almost|about|an? (?:\w+ )?(?:record|decade|background|history|phd|mba|b\.?sc|m\.?sc|degree)|(?:\w+ )?years|experience|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b|[a-z ]{0,20}experience)|who (?:has|have|had|led|held|ran|built|\w+ed)|where (?:i|she|he|they) (?:\w+ed|led|ran|built|held|have|has)|i (?:\w+ly )?(?:have|had|led|lead|am|was|ran|run|manage|built|hold|held|know|use|speak|\w{3,}ed))\b/g
const several = /\b(?:roles|positions|posts|jobs|openings|opportunities)\b/

const next = (pattern: RegExp, low: string, from: number): number => {
  pattern.lastIndex = from
  return pattern.exec(low)?.index ?? low.length
}

/** Where a unit speaks of what its writer aims for. `low` is the unit in small letters, see Plain; `target` the role, so too. */
export const aimsIn = (low: string, target: string): Span[] =>
  [...low.matchAll(cue)].map(({ index, 0: said }) => {
    const from = index + said.length
    const end = next(over, low, from)
    // A comma ends it, unless several roles are listed: `open to Planner, Buyer and Dispatcher roles`.
    const listed = several.exec(low.slice(from, end))
    const comma = low.slice(from, end).indexOf(',')
    const stop = comma < 0 ? end : listed ? from + listed.index : from + comma
    // `Engineer, Payments` has one of its own.
    const role = target === '' ? -1 : low.indexOf(target, from)
    const last = role >= 0 && role <= stop ? role + target.length : 0
    return { start: index, end: Math.max(Math.min(end, stop), last) }
  })
