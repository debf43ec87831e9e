import { expect } from 'vitest'

/** What stands beside a label in a list of details, as it is read. */
export const detail = (label: string): Element | null | undefined =>
  [...document.querySelectorAll('dl > div')]
    .find(row => row.querySelector('dt')?.textContent === label)
    ?.querySelector('dd')

const entriesOf = (label: string) => {
  const found = detail(label)
  const items = [...(found?.querySelectorAll('li') ?? [])]
  return (items.length > 0 ? items : [found]).map(element => element?.textContent)
}

/** Beside the label stand exactly these words, or these entries. */
export const expectDetail = (label: string, ...entries: readonly string[]): Promise<void> =>
  expect.poll(() => entriesOf(label), { message: label }).toEqual(entries)
