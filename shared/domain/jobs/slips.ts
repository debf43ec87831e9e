import { distance } from 'fastest-levenshtein'

/** Whether two adjacent letters are swapped, which counts as one slip. */
const swapped = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  const rest = at + 2
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(rest) === b.slice(rest)
}

/** How many letters of one word are wrong, missing or swapped, compared with another. */
export const slips = (a: string, b: string): number => (swapped(a, b) ? 1 : distance(a, b))
