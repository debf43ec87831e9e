import { verbOf } from '../verbs.ts'

/** States and not deeds: `I was`, `I believe`, `I have`. */
const states = new Set(
  'be have do think believe feel want love like hope know need mean guess suppose graduate study attend try wish understand will become'.split(
    ' ',
  ),
)
/** End as a past does. */
const adjectives = new Set(
  'dedicated motivated organised organized experienced skilled committed determined qualified tired interested excited talented'.split(
    ' ',
  ),
)
const between = new Set(
  'maybe perhaps probably then also first just once always never even still usually often have had did do now again both all dey no only quickly would will can could ll ve first'.split(
    ' ',
  ),
)

type Form = 'past' | 'base'
/** Verbs that what people write has, beside those that resumes have. */
const more = new Map<string, Form>(
  'saw:past rang:past hung:past stood:past sat:past ask:base sort:base tick:base go:base call:base look:base keep:base say:base tell:base walk:base explain:base apologise:base apologize:base happen:base put:past set:past let:past cut:past read:past split:past cast:base clamp:base clear:base weigh:base count:base radioed:past heard:past gave:past told:past knew:base said:past broke:past caught:past fought:past threw:past woke:past dug:past hid:past laid:past sought:past slept:past struck:past tore:past wore:past fell:past stuck:past'
    .split(' ')
    .flatMap(pair => {
      const [word = '', form] = pair.split(':')
      return form === 'past' || form === 'base' ? [[word, form] as const] : []
    }),
)

const formOf = (word: string): Form | null => {
  const verb = verbOf(word)
  if (verb && states.has(verb.base)) return null
  if (
    states.has(word) ||
    states.has(word.replace(/d$/, '')) ||
    states.has(word.replace(/ed$/, '')) ||
    adjectives.has(word)
  )
    return null
  const known = more.get(word)
  if (known) return known
  if (verb?.form === 'past' || (!verb && /^[a-z]{3,}ed$/.test(word))) return 'past'
  return verb?.form === 'base' ? 'base' : null
}

/** Behind `I` stands a verb, unless it is one of these. */
const noVerb =
  /^(?:am|['’]?m|was|were|had|have|has|been|cannot|can't|not|don['’]?t|didn['’]?t|wasn['’]?t|no|in|at|on|as|who|that|should|well|to|too|also|and|or|but|might|may|must|want|wanted|loved?|hoped?|liked?|felt|thought|believed?|knew|mean|\d.*)$/
const isUnknownVerb = (word: string): boolean =>
  /^[a-z]{2,}$/.test(word) && !noVerb.test(word) && !states.has(word) && verbOf(word) === undefined

export type DeedsSaid = {
  /** What they say that they did, each verb once: `reversed`. */
  readonly own: readonly string[]
  /** What they say that they do or would do. */
  readonly steps: readonly string[]
  /** What `we` did. */
  readonly shared: readonly string[]
  /** The clause of an own deed, in their words: `reversed the entries`; null: there is none. */
  readonly quoted: readonly string[]
}

const tokensOf = (sentence: string): string[] =>
  sentence.match(/[\p{L}\p{N}₦%]+(?:[’'.,-][\p{L}\p{N}]+)*|[,;:]/gu) ?? []

/** What somebody says of their own doing, of sentences in English. Series count: `I raised her legs, opened the drip and called`. */
export const deedsSaid = (sentences: readonly string[]): DeedsSaid => {
  const own = new Set<string>()
  const steps = new Set<string>()
  const shared = new Set<string>()
  const quoted: string[] = []
  for (const sentence of sentences) {
    const tokens = tokensOf(sentence)
    let subject: 'i' | 'we' | null = null
    let expects = false
    let isPlan = false
    let isRightBehind = false
    for (let at = 0; at < tokens.length; at += 1) {
      const word = (tokens[at] ?? '').toLowerCase().replace(/[’'](?:d|ll|ve|m)$/, '')
      if (word === 'i' || word === 'we') {
        subject = word
        expects = true
        isRightBehind = true
        isPlan = /[’'](?:d|ll)$/i.test(tokens[at] ?? '')
        continue
      }
      if (subject === null) continue
      if (word === ',' || word === 'and' || word === ';' || word === ':' || word === 'then') {
        expects = true
        isRightBehind = false
        continue
      }
      if (!expects) continue
      if (/^(?:would|will|can|could|should)$/.test(word)) isPlan = true
      if (between.has(word) || /ly$/.test(word)) {
        // `I have experience`, `I do research`: what stands behind these is no verb, unless we know it.
        if (/^(?:have|had|has|do|did|ve)$/.test(word)) isRightBehind = false
        continue
      }
      expects = false
      const wasSubject = isRightBehind
      isRightBehind = false
      if (/^(?:he|she|it|they|that|which|who|the|his|her|my|our|a|an|there|others)$/.test(word)) {
        // Who comes next does the rest of the sentence, until they say `I` again.
        if (/^(?:he|she|it|they|which|who|there|others)$/.test(word)) subject = null
        continue
      }
      const form = formOf(word) ?? (wasSubject && isUnknownVerb(word) ? 'base' : null)
      if (form === null) continue
      if (subject === 'we') shared.add(word)
      else if (form === 'past' && !isPlan) {
        own.add(word)
        const clause =
          /^.*?(?=[,.;:!?]| (?:and|that|so|because|but) |$)/s
            .exec(sentence.slice(sentence.toLowerCase().indexOf(word)))?.[0]
            .trim() ?? ''
        quoted.push(clause)
      } else steps.add(word)
    }
  }
  return { own: [...own], steps: [...steps], shared: [...shared], quoted }
}
