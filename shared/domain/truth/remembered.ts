/** So many values are remembered at most. */
const most = 20_000

/** Remembers what a text gives, because the same words come again with every key that a person presses. `longest`: of longer texts, nothing is remembered. */
export const remembered = <Value>(
  compute: (text: string) => Value,
  longest = Number.POSITIVE_INFINITY,
): ((text: string) => Value) => {
  const values = new Map<string, Value>()
  return text => {
    const known = values.get(text)
    if (known !== undefined) return known
    const value = compute(text)
    if (values.size >= most) values.clear()
    if (text.length < longest) values.set(text, value)
    return value
  }
}
