/** Entries of a tag input, and what is typed there and not added yet. */
export type Tags = { readonly tags: readonly string[]; readonly typed: string }

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ')
const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en')

/** Whether the entry is among the tags, however it is spelled. */
const has = (tags: readonly string[], entry: string): boolean => tags.some(tag => fold(tag) === fold(entry))

export type Added = {
  readonly tags: readonly string[]
  readonly added: readonly string[]
  readonly known: readonly string[]
}

/** Adds what is typed, one entry between each two commas. What is empty or there already is left out; `known` names the latter. */
export const addTags = (tags: readonly string[], typed: string): Added => {
  const entries = typed
    .split(/[,\n]/)
    .map(tidy)
    .filter(entry => entry !== '')
  const added: string[] = []
  const known: string[] = []
  for (const entry of entries) (has([...tags, ...added], entry) ? known : added).push(entry)
  return { tags: [...tags, ...added], added, known }
}

/** A comma ends an entry: all before the last one is to be added, what follows it stays typed. */
export const splitTyped = (text: string): { readonly whole: string; readonly rest: string } => {
  const end = text.lastIndexOf(',') + 1
  return { whole: text.slice(0, end), rest: text.slice(end).trimStart() }
}

/** All entries, that which was typed and not added among them: nothing that was typed is lost by a save. */
export const allTags = ({ tags, typed }: Tags): string[] => [...addTags(tags, typed).tags]
