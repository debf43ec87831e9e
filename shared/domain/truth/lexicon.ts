import irregular from './words/irregular.json' with { type: 'json' }
import own from './words/synonyms.json' with { type: 'json' }
import wordnet from './words/wordnet.json' with { type: 'json' }
import { phraseWords, stemOf } from './words.ts'

// What follows from a word. words/wordnet.json is cut from WordNet (see web/public/assets/wordnet-3/LICENSE.txt and tools/lexicon), and
// words/synonyms.json has what WordNet lacks: words of trades, and of Nigeria. In both, words between spaces mean the same,
// and the words in brackets are special cases of those before: in `vehicle(bus(danfo)|car)`, a danfo is a bus and a vehicle.

type Meaning = { readonly words: readonly string[]; readonly above: Meaning | null }

/** How many meanings above its own a word says too: the next two. */
const stepsAtMost = 2

const part = /[^()|]+|[()|]/g

/** The meanings of each stem, in a list of groups. */
const readGroups = (groups: readonly string[], stem: (word: string) => string): Map<string, Meaning[]> => {
  const meanings = new Map<string, Meaning[]>()
  for (const group of groups) {
    const path: Meaning[] = []
    let last: Meaning | null = null
    for (const [said] of group.matchAll(part)) {
      if (said === '(') {
        if (last) path.push(last)
      } else if (said === ')') last = path.pop() ?? null
      else if (said !== '|') {
        const words = said.split(' ').map(stem)
        last = { words, above: path.at(-1) ?? null }
        for (const word of words) {
          const known = meanings.get(word)
          if (known) known.push(last)
          else meanings.set(word, [last])
        }
      }
    }
  }
  return meanings
}

// `give: provide issue`: who gives provides, and who provides gives.
const pairs = own.plain.flatMap(line => {
  const [plain = '', others = ''] = line.split(': ')
  return others.split(' ').map(other => `${plain} ${other}`)
})

const ownMeanings = readGroups([...own.groups, ...pairs], stemOf)
const wordnetMeanings = readGroups(wordnet.groups, stem => stem)

const usualForms = new Map(
  irregular.forms.flatMap(line => {
    const [usual = '', ...others] = line.split(' ')
    return others.map(other => [other, usual] as const)
  }),
)

/** `drove`, but not `drive`: a form that only verbs have. */
export const isVerbForm = (key: string): boolean =>
  usualForms.has(key) || (key.length > 4 && /(?:ed|ing)$/.test(key))

/** The stem of a word in its usual form: `taught` has the stem of `teach`. Takes a word's key. */
export const baseOf = (key: string): string => stemOf(usualForms.get(key) ?? key)

/** Whether a word is English, as far as the lexicon knows. Takes a word's key. */
export const isInLexicon = (key: string): boolean => {
  const base = baseOf(key)
  return ownMeanings.has(base) || wordnetMeanings.has(base)
}

/** The stems of the words that a text has, one by one. */
export const basesOf = (text: string): string[] => phraseWords(text).map(baseOf)

const remembered = new Map<string, ReadonlySet<string>>()

/** The stems of all that follows from a stem: itself, what means the same, and what is more general. */
export const followingFrom = (stem: string): ReadonlySet<string> => {
  const known = remembered.get(stem)
  if (known) return known
  const following = new Set([stem])
  const add = (meanings: readonly Meaning[]) => {
    for (const meaning of meanings) {
      let at: Meaning | null = meaning
      for (let step = 0; at && step <= stepsAtMost; step += 1) {
        for (const word of at.words) following.add(word)
        at = at.above
      }
    }
  }
  const own = ownMeanings.get(stem) ?? []
  const usual = wordnetMeanings.get(stem)
  add(own)
  if (usual) add(usual)
  // Our own words lead into WordNet where it lacks them: who offloads unloads.
  else for (const { words } of own) for (const word of words) add(wordnetMeanings.get(word) ?? [])
  remembered.set(stem, following)
  return following
}
