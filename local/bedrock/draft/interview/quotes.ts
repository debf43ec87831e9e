/** As much of their words as a sentence of ours can hold. */
const mostWords = 9

const loose =
  /[\s,;:–—-]+$|[\s,;:–—-]+(?:and|or|the|a|an|to|of|in|on|at|for|with|from|by|that|so|but|my|his|her|their|was|were|is|are|then|as|into)$/i

/** Where a sentence that is too long may end: before a clause, or before where and with whom it was. */
const turn =
  / (?:who|which|that|whose|where|when|while|because|so|and|but|as|before|after|until|if|on|in|at|with|from|for|by) /gi

/** Cut in the middle of a clause it would be no sense; three words are the least. */
const atTurn = (text: string): string => {
  const at = [...text.matchAll(turn)]
    .map(({ index }) => index)
    .findLast(end => text.slice(0, end).split(' ').length > 2)
  return at === undefined ? text : text.slice(0, at)
}

const shortened = (text: string): string => {
  const all = text.trim().split(/\s+/)
  const first = all.slice(0, mostWords).join(' ')
  let words = all.length > mostWords ? atTurn(first) : first
  for (let next = words.replace(loose, ''); next !== words; next = words.replace(loose, '')) words = next
  return words.replace(/[.!?]+$/, '')
}

/** Their own words between quotation marks, from the beginning of `said`; empty where it is not in the answer so. */
export const quoteOf = (said: string, answer: string): string => {
  const words = shortened(said)
  return words.length > 1 && answer.includes(words) && !/[“”"]/.test(words) ? `“${words}”` : ''
}

/** What a pattern finds first, with what stands behind it up to the end of its clause, as a quotation. */
export const quotedFrom = (pattern: RegExp, answer: string): string => {
  const at = answer.search(pattern)
  return at < 0 ? '' : quoteOf(/^[^.!?;\n]*/.exec(answer.slice(at))?.[0] ?? '', answer)
}

/** What a pattern finds first, and no more. */
export const quotedMatch = (pattern: RegExp, answer: string): string => {
  const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(answer)?.[0] ?? ''
  return found === '' ? '' : `“${found}”`
}

/** Where it was, if they say `at` and a name. */
export const placeIn = (answer: string): string =>
  /\b(?:[Aa]t|[Nn]ear|[Ii]n|[Ff]or|[Aa]fter) ((?:\p{Lu}[\p{L}\p{N}]+)(?: \p{Lu}[\p{L}\p{N}]+)*)/u.exec(
    answer.replace(
      /\b(?:[Ii]n|[Oo]n) (?:January|February|March|April|May|June|July|August|September|October|November|December|Excel|SQL|React|Python|I)\b/g,
      ' ',
    ),
  )?.[1] ?? ''
