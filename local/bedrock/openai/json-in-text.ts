/**
 * Finds the one JSON object in a text that comes bit by bit: what stands before it, such as words, a fence or a
 * `<think>` part, is dropped, and so is what follows it.
 */
export const jsonInText = () => {
  let depth = 0
  let isOver = false
  let inString = false
  let isEscaped = false
  let thinks = false
  let before = ''

  const look = (sign: string): boolean => {
    before = (before + sign).slice(-8)
    if (before.endsWith('<think>')) thinks = true
    if (before.endsWith('</think>')) thinks = false
    return sign === '{' && !thinks
  }

  const step = (sign: string): boolean => {
    if (isOver) return false
    if (depth === 0 && !look(sign)) return false
    if (inString) {
      if (isEscaped) isEscaped = false
      else if (sign === '\\') isEscaped = true
      else if (sign === '"') inString = false
      return true
    }
    if (sign === '"') inString = true
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    isOver = depth === 0
    return true
  }

  /** What of the next bit is of the object. */
  return (bit: string): string => [...bit].filter(step).join('')
}
