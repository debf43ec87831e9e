import type { ResumeSection } from './document.ts'
import type { Line } from './lines.ts'
import { plainWords } from './plain-words.ts'

type Text = Extract<Line, { kind: 'text' }>

/** Paragraphs and bullets as they come, line by line, with their marks still on. */
export type Flow = {
  readonly paragraphs: string[]
  readonly bullets: string[]
  last: 'paragraph' | 'bullet' | null
}

export const emptyFlow = (): Flow => ({ paragraphs: [], bullets: [], last: null })

// Shorter lines are ended by who wrote them, longer ones by the width of a page.
const shortest = 50
const isProse: ReadonlySet<ResumeSection['kind']> = new Set(['summary', 'work', 'education', 'other'])

export const addBullet = (flow: Flow, text: string): void => {
  flow.bullets.push(text)
  flow.last = 'bullet'
}

/** A line goes on with the one above it where that was ended by the page. */
export const addText = (
  flow: Flow,
  { text, follows, isIndented }: Text,
  kind: ResumeSection['kind'],
): void => {
  const isLower = /^[\p{Ll}(&]/u.test(text)
  const [onto, goesOn] =
    flow.last === 'bullet'
      ? [flow.bullets, follows && (isIndented || isLower)]
      : [
          flow.paragraphs,
          follows && isProse.has(kind) && (isLower || (flow.paragraphs.at(-1) ?? '').length >= shortest),
        ]
  const above = onto.at(-1)
  if (goesOn && above !== undefined) onto[onto.length - 1] = `${above} ${text}`
  else {
    flow.paragraphs.push(text)
    flow.last = 'paragraph'
  }
}

/** What it says, without marks. */
export const wordsOfFlow = (
  { paragraphs, bullets }: Flow,
  linksAreOwn: boolean,
): Pick<ResumeSection, 'paragraphs' | 'bullets'> => {
  const words = (texts: readonly string[]): string[] =>
    texts.map(text => plainWords(text, linksAreOwn)).filter(text => text !== '')
  return { paragraphs: words(paragraphs), bullets: words(bullets) }
}
