import { isSmall, list, stemOf } from './words.ts'

const filler = list(
  'new daily weekly monthly yearly annual quarterly different other separate distinct active regular total more additional further ' +
    'full part local young small large big busy major key direct good extra individual same qualified skilled trained experienced junior ' +
    'senior dedicated strong talented motivated registered paying paid live great average plus nearly about over',
)
const breaks = list(
  'a an the of and or in at on to for from with by per each every across within through under who which that while when i we my is was ' +
    'were are has have had so as into over out during after before between against via using daily weekly monthly annually yearly ' +
    'quarterly together respectively successfully alone then plus including down up every both without until till instead than within behind ' +
    'whose where it they back off home brought built took kept made wrote ran grew cut hit met held gave sold won led did saw found put set send sends make makes sell run runs works ask can will go goes went stood moved pass passed reached reach came come times ago later long year years month months week weeks day days hour hours',
)
const word = /[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}]+)*/uy
const gap = /^[\s/-]{0,3}$/

/** What is counted: the words that follow, up to one that begins something else. */
export const nounsAfter = (low: string, at: number): string[] => {
  const nouns: string[] = []
  let from = at
  for (let count = 0; count < 6; count += 1) {
    const space = /[\s-]{0,3}/y
    space.lastIndex = from
    from += space.exec(low)?.[0].length ?? 0
    word.lastIndex = from
    const match = word.exec(low)
    if (!match || /^\d/.test(match[0])) break
    const key = match[0].replace(/'s?$|-/g, '')
    const isFirst = nouns.length === 0
    if (breaks.has(key) || (!isFirst && /(?:ing|ly|ed)$/.test(key) && key.length > 5)) break
    if (!filler.has(key) && !/(?:ly|ed)$/.test(key)) nouns.push(stemOf(key))
    from += match[0].length
    if (nouns.length >= 4) break
    if (!gap.test(low.charAt(from)) || low.charAt(from) === '\n' || low.charAt(from) === '/') break
  }
  return nouns
}

/** Stems of the words on both sides, which may say more. */
export const wordsAround = (low: string, start: number, end: number): string[] => {
  const before =
    low
      .slice(Math.max(0, start - 60), start)
      .split(/[.;\n]/)
      .at(-1) ?? ''
  const after = low.slice(end, end + 60).split(/[.;\n]/)[0] ?? ''
  const near = [
    ...(before.match(/\p{L}{3,}/gu) ?? []).slice(-6),
    ...(after.match(/\p{L}{3,}/gu) ?? []).slice(0, 7),
  ]
  return near.filter(key => !isSmall(key) && !filler.has(key)).map(stemOf)
}
/** What a number that nothing follows may count: `staff strength: 12`. */
const nounsBefore = (low: string, start: number): string[] => {
  const before =
    low
      .slice(Math.max(0, start - 50), start)
      .split(/[.;,()\n\d]/)
      .at(-1) ?? ''
  const near = (before.match(/\p{L}{2,}/gu) ?? []).slice(-4)
  return near.filter(key => !isSmall(key) && !filler.has(key) && !/(?:ed|ing|ly)$/.test(key)).map(stemOf)
}

/** `a team of 12`: whatever follows is no noun of its own. */
const collective =
  /\b(team|group|staff|crew|workforce|class|force|fleet|panel|squad|network|kitchen|gang)s? of (?:over |about |around |up to |more than |some |nearly |almost )?$/

/** What a number from one place to another counts, the head last; bare: nothing that follows it. */
export const nounsOf = (low: string, start: number, end: number): { nouns: string[]; isBare: boolean } => {
  const team = collective.exec(low.slice(Math.max(0, start - 40), start))?.[1]
  if (team) return { nouns: [stemOf(team)], isBare: false }
  const after = nounsAfter(low, end)
  return after.length > 0 ? { nouns: after, isBare: false } : { nouns: nounsBefore(low, start), isBare: true }
}
