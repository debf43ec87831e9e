import { BoardFault } from './connector.ts'

type Page = {
  readonly rows: readonly unknown[]
  /** Where the next page is; null after the last. */
  readonly next: string | null
}

/**
 * Rows of page after page, no more than `most` pages. What was read before a page failed is kept, unless it is the
 * first. Not whole: there were more.
 */
export const readPages = async (
  most: number,
  first: string,
  read: (address: string) => Promise<Page>,
): Promise<{ rows: unknown[]; isWhole: boolean }> => {
  const rows: unknown[] = []
  let next: string | null = first
  for (let page = 0; page < most && next !== null; page += 1) {
    try {
      const answer: Page = await read(next)
      rows.push(...answer.rows)
      next = answer.next
    } catch (fault) {
      if (page === 0 || !(fault instanceof BoardFault)) throw fault
      break
    }
  }
  return { rows, isWhole: next === null }
}
