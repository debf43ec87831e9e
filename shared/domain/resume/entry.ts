import { type Details, detailsOf, dottedDetails } from './details.ts'
import type { ResumeEntry } from './document.ts'
import { type EntryTitle, entryTitle } from './entry-title.ts'
import { emptyFlow, type Flow, wordsOfFlow } from './flow.ts'
import type { Line } from './lines.ts'
import { plainWords } from './plain-words.ts'

/** An entry as it is read, its text with marks still on. */
export type Entry = { readonly head: EntryTitle; readonly below: Details | null; readonly flow: Flow }

/** What it says. */
export const entryOf = ({ head, below, flow }: Entry): ResumeEntry => {
  const isEmployer = head.organisation === '' && below !== null && below.before !== ''
  return {
    title: head.title,
    organisation: isEmployer ? below.before : head.organisation,
    duration: head.duration || (below?.duration ?? ''),
    details: [
      ...(head.duration !== '' && below?.duration ? [below.duration] : []),
      ...(below?.details.slice(isEmployer ? 1 : 0) ?? []),
    ],
    ...wordsOfFlow(flow, false),
  }
}

/** The entry whose heading stands at a place, and how many of the lines below it were taken with it. */
export const entryAt = (
  heading: string,
  lines: readonly Line[],
  at: number,
): { entry: Entry; taken: number } => {
  let head = entryTitle(heading)
  let taken = 0
  const [first, second] = lines.slice(at + 1, at + 3)
  const isTime = (line: Line | undefined): boolean =>
    line?.kind === 'text' && line.follows && (detailsOf(line.text)?.duration ?? '') !== ''
  const isName =
    first?.kind === 'text' &&
    head.organisation === '' &&
    first.text.length <= 120 &&
    detailsOf(first.text) === null
  if (isName && (/^\*\*(?!\s)[^*]*[^\s*]\*\*$/.test(first.text) || isTime(second))) {
    head = { ...head, organisation: plainWords(first.text) }
    taken = 1
  }
  const next = lines[at + 1 + taken]
  const isList = next?.kind === 'dot' && lines[at + 2 + taken]?.kind === 'dot'
  const below =
    next?.kind === 'text'
      ? detailsOf(next.text)
      : next?.kind === 'dot' && !isList
        ? dottedDetails(next.text)
        : null
  return { entry: { head, below, flow: emptyFlow() }, taken: below ? taken + 1 : taken }
}
