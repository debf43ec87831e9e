/**
 * A set of positive whole numbers, such as hashes. A million of them take 16 MB, and those of a Set five times as much.
 */
export const createNumberSet = () => {
  // A hash table with open addressing. 0: free.
  let slots = new Float64Array(1024)
  let size = 0

  /** The slot of the number, or the free one where it belongs. */
  const slotOf = (number: number): number => {
    let slot = number % slots.length
    while (slots[slot] !== 0 && slots[slot] !== number) slot = (slot + 1) % slots.length
    return slot
  }
  const grow = (): void => {
    const before = slots
    slots = new Float64Array(before.length * 2)
    for (const number of before) if (number !== 0) slots[slotOf(number)] = number
  }
  return {
    has: (number: number): boolean => slots[slotOf(number)] === number,
    add: (number: number): void => {
      if (size * 2 >= slots.length) grow()
      const slot = slotOf(number)
      if (slots[slot] === 0) size += 1
      slots[slot] = number
    },
  }
}
