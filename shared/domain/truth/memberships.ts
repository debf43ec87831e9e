import { isClaimed } from './claimed.ts'
import { isNameSaid } from './known-names.ts'
import { type Evidence, type Mention, mention, type Reading } from './reading.ts'
import organisations from './words/organisations.json' with { type: 'json' }
import { contentOf, list, type Word } from './words.ts'

// Looks for: memberships of professional bodies (`member of the Nigerian Society of Engineers`), and `certified by` them.
// Source: the body in the facts, by its name or its initials. Lets pass: a membership of a team or a committee, which is
// work.

const members = list(
  'member members fellow associate affiliate membership fellowship belong certified licensed registered accredited chartered',
)
const before = list('of the to with by a an')
const bodies = list(organisations.bodies)
const inRun = list('of the and for in')

/** The words of a name from `at`: capitals, with `of` and the like between them. */
const nameFrom = (words: readonly Word[], at: number): readonly Word[] => {
  let end = at
  for (let next = at; next < words.length; next += 1) {
    const word = words[next]
    if (!word || !(word.isNamed || inRun.has(word.key))) break
    if (word.isNamed) end = next + 1
  }
  return words.slice(at, end)
}

const isBody = (name: readonly Word[]): boolean =>
  name.some(({ key, raw }) => bodies.has(key) || /^\p{Lu}{3,}$/u.test(raw))

/** `MNSE` and `FNSE`: a member, and a fellow, of the NSE. */
const isMemberBySign = (name: readonly Word[], signs: RegExp, { compared }: Evidence): boolean => {
  const [first] = name
  const body =
    name.length === 1 && first
      ? first.raw
      : name.flatMap(({ key }) => (inRun.has(key) ? [] : [key.charAt(0)])).join('')
  return compared.some(({ text }) =>
    (text.match(/\b\p{Lu}{4,}\b/gu) ?? []).some(
      said => said.endsWith(body.toUpperCase()) && signs.test(said.slice(0, -body.length)),
    ),
  )
}

const fellows = list('fellow fellowship')
/** A fellow is more than a member: the facts say so, or have an F before the initials of the body. */
const isFellowSaid = (name: readonly Word[], { evidence }: Reading): boolean =>
  evidence.compared.some(({ text }) =>
    /\bFellow(?:ship)?\b|\bfellow(?: member)? of\b|\b(?:FCA|FCCA|FCIB|FCTI|FCIS|FCIPM|FNIM|FCPA)\b/.test(
      text,
    ),
  ) || isMemberBySign(name, /^F$/, evidence)

const isBodySaid = (name: readonly Word[], { text, evidence }: Reading): boolean => {
  const said = text.slice(name[0]?.start, name.at(-1)?.end)
  const stems = contentOf(said)
  return (
    isNameSaid(evidence, said) ||
    isMemberBySign(name, /^(?:G?M|AM?|F)$/, evidence) ||
    evidence.compared.some(fact => fact.kind !== 'name' && stems.every(stem => fact.stems.has(stem)))
  )
}

export const readMemberships = (reading: Reading): Mention[] => {
  const { words } = reading
  return words.flatMap((word, at) => {
    if (!members.has(word.key)) return []
    let first = at + 1
    while (before.has(words[first]?.key ?? '')) first += 1
    const name = first > at + 1 ? nameFrom(words, first) : []
    const last = name.at(-1)
    if (!last || !isBody(name) || !isClaimed(reading, word.start)) return []
    const isKnown = isBodySaid(name, reading) && (!fellows.has(word.key) || isFellowSaid(name, reading))
    return [mention('certification', { start: word.start, end: last.end }, isKnown)]
  })
}
