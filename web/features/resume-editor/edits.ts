import type {
  EditedEntry,
  EditedResume,
  EditedSection,
  FieldsHeader,
  FieldsSection,
  Line,
} from './edited-resume.ts'

/** A list in which one item is at another place. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

type Keyed = { readonly key: string }

export const changedIn = <Item extends Keyed>(
  list: readonly Item[],
  key: string,
  change: (item: Item) => Item,
): readonly Item[] => list.map(item => (item.key === key ? change(item) : item))

/** A section that was edited is written anew. */
const edited = (section: FieldsSection): FieldsSection =>
  section.source === null ? section : { ...section, source: null }

export const changedSection =
  (key: string, change: (section: FieldsSection) => FieldsSection) =>
  (resume: EditedResume): EditedResume => ({
    ...resume,
    sections: changedIn(resume.sections, key, section =>
      section.as === 'fields' ? edited(change(section)) : section,
    ),
  })

export const changedEntry = (section: string, key: string, change: (entry: EditedEntry) => EditedEntry) =>
  changedSection(section, of => ({ ...of, entries: changedIn(of.entries, key, change) }))

export const changedHeader =
  (change: (header: FieldsHeader) => FieldsHeader) =>
  (resume: EditedResume): EditedResume =>
    resume.header.as === 'fields' ? { ...resume, header: { ...change(resume.header), source: null } } : resume

export const changedSections =
  (change: (sections: readonly EditedSection[]) => readonly EditedSection[]) =>
  (resume: EditedResume): EditedResume => ({ ...resume, sections: change(resume.sections) })

/** A list of lines after a text with line ends was typed or pasted into one of them, and the line with the caret. */
export const splitLine = (
  lines: readonly Line[],
  key: string,
  texts: readonly string[],
  newKey: () => string,
): { readonly lines: readonly Line[]; readonly last: string } => {
  const [first = '', ...others] = texts
  const added = others.map(text => ({ key: newKey(), text }))
  return {
    lines: lines.flatMap(line => (line.key === key ? [{ key, text: first }, ...added] : [line])),
    last: added.at(-1)?.key ?? key,
  }
}

/** The key of each section and entry that holds the line, entry or section with this key. */
export const ownersOf = ({ sections }: EditedResume, key: string): string[] => {
  const has = (...lists: readonly (readonly Keyed[])[]): boolean =>
    lists.flat().some(item => item.key === key)
  for (const section of sections) {
    if (section.key === key || section.as === 'text') {
      if (section.key === key) return [section.key]
      continue
    }
    if (has(section.paragraphs, section.bullets)) return [section.key]
    const entry = section.entries.find(each => each.key === key || has(each.paragraphs, each.bullets))
    if (entry) return [section.key, entry.key]
  }
  return []
}
