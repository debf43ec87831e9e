/** `Executive Sous Chef`, with a bullet in the next column. */
const beside = /\t(?=[•◦▪●■‣] )/
const bullet = /^\s*[•◦▪●■‣] /
const year = /\b(?:19|20)\d\d\b/

/** One entry, as its lines were printed: its head, with bullets beside and between the lines of it. */
type Entry = { readonly heads: string[]; readonly bullets: string[] }

const linesOfEntry = ({ heads, bullets }: Entry): string[] => [
  ...heads.filter(line => line.trim() !== ''),
  ...bullets,
]

const inOrder = (block: readonly string[]): readonly string[] => {
  if (!block.some(line => beside.test(line))) return block
  const entries: Entry[] = []
  for (const line of block) {
    const [head = '', ...bullets] = bullet.test(line) ? ['', line] : line.split(beside)
    const last = entries.at(-1)
    const isNew = !last || (year.test(head) && last.bullets.length > 0)
    const entry = isNew ? { heads: [], bullets: [] } : last
    entry.heads.push(head)
    entry.bullets.push(...bullets)
    if (isNew) entries.push(entry)
  }
  return entries.flatMap(linesOfEntry)
}

/** The text with bullets below the head of their entry, where a page has them in a column beside it. */
export const withBulletsBelow = (text: string): string => {
  const blocks: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (line.trim() === '') blocks.push([line], [])
    else blocks.at(-1)?.push(line)
  }
  return blocks.flatMap(inOrder).join('\n')
}
