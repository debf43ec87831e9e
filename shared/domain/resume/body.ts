import type { ResumeSection } from './document.ts'
import type { Line } from './lines.ts'
import { plainWords } from './plain-words.ts'

/** What stands below a heading, as it is read line by line: paragraphs and bullets with their marks still on. */
export type Body = {
  readonly paragraphs: string[]
  readonly bullets: string[]
  last: 'paragraph' | 'bullet' | null
}

export const emptyBody = (): Body => ({ paragraphs: [], bullets: [], last: null })

/** The person ended a shorter line, the width of a page a longer one. */
const shortestBrokenLine = 50
const proseSections: ReadonlySet<ResumeSection['kind']> = new Set(['summary', 'work', 'education', 'other'])

/** Adds a line that is no heading. A line of text goes on with the line above where the page has ended that one. */
export const addLine = (body: Body, line: Line, kind: ResumeSection['kind']): void => {
  if (line.kind !== 'text') {
    body.bullets.push(line.text)
    body.last = 'bullet'
    return
  }
  const isLower = /^[\p{Ll}(&]/u.test(line.text)
  const isBelowBullet = body.last === 'bullet'
  const texts = isBelowBullet ? body.bullets : body.paragraphs
  const above = texts.at(-1)
  const goesOn = isBelowBullet
    ? line.isIndented || isLower
    : proseSections.has(kind) && (isLower || (above ?? '').length >= shortestBrokenLine)
  if (line.follows && goesOn && above !== undefined) texts[texts.length - 1] = `${above} ${line.text}`
  else {
    body.paragraphs.push(line.text)
    body.last = 'paragraph'
  }
}

/** The texts without marks. `linksAreOwn`: the addresses of links are the person's, and are kept. */
export const plainBody = (
  { paragraphs, bullets }: Body,
  linksAreOwn: boolean,
): Pick<ResumeSection, 'paragraphs' | 'bullets'> => {
  const plain = (texts: readonly string[]): string[] =>
    texts.map(text => plainWords(text, linksAreOwn ? 'own' : 'words')).filter(text => text !== '')
  return { paragraphs: plain(paragraphs), bullets: plain(bullets) }
}
