/**
 * Calls `task` with every item, at most `limit` at once. Returns the results in the order of the items. After the first
 * failure no task begins, and the failure is thrown when the running tasks have ended.
 */
export const mapBounded = async <Item, Result>(
  limit: number,
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const failures: unknown[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return
      try {
        results[index] = await task(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
