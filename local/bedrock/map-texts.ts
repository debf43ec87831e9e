/** What a text in a draft is: whole sentences, a line of a list, or a name such as a skill. */
export type TextKind = 'prose' | 'line' | 'name'

const kindOf = (text: string): TextKind => {
  if (/[.!?]$/.test(text.trim())) return 'prose'
  return text.trim().split(/\s+/).length > 4 ? 'line' : 'name'
}

type Change = {
  /** In place of a text that stands by itself. */
  readonly text: (text: string) => string
  /** In place of a list of texts. */
  readonly list: (texts: readonly string[], kind: TextKind) => readonly string[]
}

/** A draft of any tool with its texts changed: prose, and lists of lines or names. */
export const mapTexts = (value: unknown, change: Change): unknown => {
  if (typeof value === 'string') return kindOf(value) === 'prose' ? change.text(value) : value
  if (Array.isArray(value)) {
    const texts = value.filter(item => typeof item === 'string')
    const [first] = texts
    if (first === undefined || texts.length < value.length) return value.map(item => mapTexts(item, change))
    const kinds = texts.map(kindOf)
    const kind = kinds.includes('prose') ? 'prose' : kinds.includes('line') ? 'line' : 'name'
    return kind === 'prose' ? texts.map(change.text) : change.list(texts, kind)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapTexts(member, change)]))
}
