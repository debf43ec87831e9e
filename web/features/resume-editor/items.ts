/** A label before the items, such as `Tools: ` of `Tools: Git, Docker`. */
const label = /^[^:,;]{2,40}: +/
/** A comma within brackets parts nothing. */
const comma = /, *(?![^()\n]{0,200}\))/
const longestItem = 60

/** The items of a line in a list of skills or languages. */
export type Items = { readonly label: string; readonly items: readonly string[] }

export const itemsIn = (text: string): Items => {
  const found = label.exec(text)?.[0] ?? ''
  const rest = text.slice(found.length)
  return { label: found, items: rest.trim() === '' ? [] : rest.split(comma) }
}

export const writtenItems = ({ label, items }: Items): string => `${label}${items.join(', ')}`

/** Whether a line is a list of items, and is written again as it was. */
export const isItemList = (text: string): boolean => {
  const read = itemsIn(text)
  return (
    writtenItems(read) === text && !text.endsWith('.') && read.items.every(item => item.length <= longestItem)
  )
}

/** The items that were typed into one field, without empty ones. */
export const typedItems = (text: string): string[] =>
  text
    .split(comma)
    .map(item => item.replace(/\s+/g, ' ').trim())
    .filter(item => item !== '')
