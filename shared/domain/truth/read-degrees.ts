import { type Degree, degreesIn } from './degrees.ts'
import type { Evidence } from './evidence.ts'
import { averagesIn, type Grade, gradesIn } from './grades.ts'
import type { Mention, Reader, Reading } from './mention.ts'
import { contentOf, list } from './words.ts'

/** What follows a degree up to here may be its subject. */
const subjectEnd =
  /[,;.()|\n"]|\s-\s|\b(?:from|at|with|and (?:a|an|i|my|the|over|more|two|three|four|five)\b|who|where|which|graduate|graduated|holder|graduating|obtained|awarded|i\b|to|for|as|but|while|degree|first class|second class|third class|upper|lower|distinction|in view|student|candidate|then|plus|is|has|was|by|under)\b/
const leadIn = /^\s*(?:degree|honours|hons\.?|\(hons\.?\)|\(honours\))?\s*(?:(in|of|en)\b|,|:|-|\()?\s*/
const noSubject = list(
  'degree graduate holder student and or background level certificate project result results award',
)

const ongoing =
  /\b(?:in view|ongoing|in progress|expected|candidate|student|studying|pursuing|reading|currently|final year|undergraduate|working towards|rounding off|finishing|to finish)\b/

const isHeld = (
  { key, level, isGeneral }: Degree,
  { degrees: all }: Evidence,
  isOngoing: boolean,
): boolean => {
  const degrees = isOngoing ? all : all.filter(({ around }) => !ongoing.test(around))
  return degrees.some(known => known.key === key || (known.level === level && (isGeneral || known.isGeneral)))
}

/** The stems of the subject that a degree is said to be in; none where nothing follows. */
const subjectOf = ({ text, low, piece }: Reading, { end }: Degree): { stems: string[]; end: number } => {
  const lead = leadIn.exec(low.slice(end))
  const from = end + (lead?.[0].length ?? 0)
  const isCalled = lead?.[1] !== undefined
  const rest = low.slice(from)
  const to = from + (subjectEnd.exec(rest)?.index ?? rest.length)
  const isStructured = piece.section === 'education'
  const words = Array.from(text.slice(from, to).matchAll(/[\p{L}'&-]+/gu))
  const subject: RegExpExecArray[] = []
  for (const word of words.slice(0, 6)) {
    const isNamed = /^\p{Lu}/u.test(word[0])
    if (!isNamed && !(isCalled || isStructured) && !/^(?:and|of|&)$/.test(word[0])) break
    subject.push(word)
  }
  while (/^(?:and|of|&|in)$/.test(subject.at(-1)?.[0] ?? '')) subject.pop()
  const last = subject.at(-1)
  if (!last) return { stems: [], end }
  const stems = contentOf(subject.map(([word]) => word).join(' ')).filter(stem => !noSubject.has(stem))
  return { stems, end: stems.length > 0 ? from + last.index + last[0].length : end }
}

const isGradeHere = ({ low, piece }: Reading, { key, start, end }: Grade, hasDegree: boolean): boolean => {
  if (piece.section === 'education' || hasDegree) return true
  if (key === 'distinction')
    return /\bwith (?:a )?$/.test(low.slice(0, start)) && /\b(?:graduat|passed|finished|completed)/.test(low)
  if (key === 'merit' || key === 'second') return false
  return (
    /^(?:\s|-)*(?:honours|hons|degree|division|upper|lower|graduate|result|from)/.test(low.slice(end)) ||
    /\bgraduat|\bdegree|\buniversity/.test(low) ||
    /\b(?:with|had|holds?|holding|got|obtained|earned|made)\s+(?:an?\s+)?$/.test(low.slice(0, start))
  )
}

export const readDegrees: Reader = reading => {
  const { text, low, evidence } = reading
  const mentions: Mention[] = []
  const degrees = degreesIn(text, low)
  for (const degree of degrees) {
    if (mentions.some(({ start, end }) => degree.start < end && start < degree.end)) continue
    const subject = subjectOf(reading, degree)
    const isSubjectHeld = subject.stems.every(stem => evidence.subjects.has(stem))
    mentions.push({
      kind: 'degree',
      start: degree.start,
      end: subject.end,
      hasSource: isHeld(degree, evidence, ongoing.test(low)) && isSubjectHeld,
    })
  }
  for (const grade of gradesIn(low)) {
    if (!isGradeHere(reading, grade, degrees.length > 0)) continue
    const hasSource = evidence.grades.some(
      ({ key }) => key === grade.key || (grade.key === 'second' && /upper|lower/.test(key)),
    )
    mentions.push({ kind: 'degree', start: grade.start, end: grade.end, hasSource })
  }
  for (const average of averagesIn(low)) {
    const hasSource = evidence.averages.some(
      ({ value, of }) => value === average.value && (of === null || average.of === null || of === average.of),
    )
    mentions.push({ kind: 'degree', start: average.start, end: average.end, hasSource })
  }
  return mentions
}
