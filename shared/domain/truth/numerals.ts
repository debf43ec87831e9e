const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const powers: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mil', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
])
const values = new Map<string, number>([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, 20 + 10 * at]),
  ['dozen', 12],
])

export const magnitudeOf = (word: string): number => powers.get(word) ?? 1

const small = [...ones.slice(1), ...tens].join('|')
/** `twenty-five`, `one hundred and twenty`, `a dozen`. Read with `numeralOf`. */
export const numeral = `(?:a dozen|half a dozen|(?:${small}|a(?= hundred| thousand| million))(?:[ -](?:and )?(?:${small}|hundred|thousand|million|billion))*)`

/** What a number in words is worth. */
export const numeralOf = (text: string): number => {
  if (text === 'half a dozen') return 6
  let sum = 0
  let group = 0
  for (const word of text.split(/[ -]+/)) {
    const power = powers.get(word)
    if (power === 100) group = Math.max(group, 1) * 100
    else if (power) {
      sum += Math.max(group, 1) * power
      group = 0
    } else if (word === 'a') group += 1
    else if (word === 'dozen') group = Math.max(group, 1) * 12
    else group += values.get(word) ?? 0
  }
  return sum + group
}
