import type { Piece } from './pieces.ts'
import type { Plain } from './plain.ts'
import { sentencesOf } from './sentences.ts'

const greeting = /^\s*(?:dear|hello|hi|good (?:day|morning|afternoon)|to whom|greetings)\b.{0,80}$/
const close =
  /^\s*(?:yours \w+(?: \w+)?|(?:(?:kind|best|warm|with (?:kind|best|warm)|many)\s*)?(?:regards|wishes)|sincerely|faithfully|respectfully|cordially|thank you|thanks|with thanks)\s*(?:[,.]\s*)?$/
const subject = /^\s*(?:re|subject|application for)\b[^.]{0,120}$/

/** What somebody says, and no address, date or name: a postscript, or a sentence above the greeting. */
const prose = /\b(?:i|i['’]\w+|my|me)\b|^\s*(?:\S+\s+){4,}\S+[.!?]\s*$/

/** The sentences of a letter: of its head, greeting and close only what is prose is read. */
export const letterPiecesOf = ({ text, low }: Plain): Piece[] => {
  const lines: { start: number; end: number }[] = []
  let at = 0
  for (const line of low.split('\n')) {
    lines.push({ start: at, end: at + line.length })
    at += line.length + 1
  }
  const saidIn = ({ start, end }: { start: number; end: number }) => low.slice(start, end)
  const greeted = lines.findIndex(line => greeting.test(saidIn(line)))
  const closed = lines.findIndex((line, number) => number > greeted && close.test(saidIn(line)))
  const end = closed < 0 ? lines.length : closed
  const isProse = (line: { start: number; end: number }) =>
    prose.test(saidIn(line)) && !greeting.test(saidIn(line)) && !subject.test(saidIn(line))
  const body = lines.slice(greeted + 1, end)
  // A sentence may go over several lines: a paragraph is what stands between empty ones.
  const paragraphs: { start: number; end: number }[] = []
  let isOpen = false
  for (const line of body) {
    const said = saidIn(line)
    const isSaid = said.trim() !== '' && !subject.test(said)
    const last = paragraphs.at(-1)
    if (isSaid && isOpen && last) last.end = line.end
    else if (isSaid) paragraphs.push({ ...line })
    isOpen = isSaid
  }
  const around = [lines.slice(0, Math.max(0, greeted)), lines.slice(end + 1)].map(part =>
    part.filter(isProse),
  )
  const [above = [], below = []] = around
  return [...above, ...paragraphs, ...below].flatMap(({ start, end }, line) =>
    sentencesOf(text, start, end).map(
      (sentence): Piece => ({ ...sentence, kind: 'sentence', section: 'other', under: -1, line }),
    ),
  )
}
