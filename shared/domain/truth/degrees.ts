import { isNameSaid, schoolWords } from './known-names.ts'
import type { Average, Degree, Evidence, Grade, Mention, Reading, Rule } from './reading.ts'
import { mention } from './reading.ts'
import { groupOf, lineAt, overlaps, spanOfMatch } from './sentences.ts'
import rows from './words/degrees.json' with { type: 'json' }
import { contentOf, list, phraseWords } from './words.ts'

// Looks for: degrees with their subjects, grades (`First Class`) and averages (`CGPA 4.5`).
// Source: the same degree, or one of its level where either says no more than the level; each word of its subject in what
// the facts say of schooling; the same grade; the same average.
// Lets pass: a degree that is still studied for, if the text says so; a grade that may be of something else.

// words/degrees.json: `pattern` is for text in small letters, and the longer names of a level come first. `{hons}`: `(Hons)`
// may follow. `capitals` is read in these letters alone, because in small ones it is another word.
const hons = String.raw`(?:\s?\(?hons?\.?\)?)?`
const names = new RegExp(
  `(?<![a-z\\d.'])(?:${rows.map(({ pattern }) => `(${pattern.replaceAll('{hons}', hons)})`).join('|')})(?![a-z])`,
  'gu',
)
const inCapitals = new RegExp(
  `(?<![\\p{L}\\d.])(?:${rows.map(({ capitals }) => `(${capitals ?? '(?!)'})`).join('|')})(?![\\p{L}\\d])`,
  'gu',
)
/** Each of them is a diploma. */
const diplomas = new Set(['ond', 'hnd'])
/** Their names say that they are in education. */
export const ofEducation = new Set(['bed', 'med', 'nce', 'pgde'])
const generalKeys = new Set(['bachelor', 'master', 'degree'])

// To try all names at each place takes long, and most lines have none of them.
const anyDegree =
  /bachelor|master|degree|diploma|doctor|barrister|licence|certificate|called to|matric|(?<![a-z\d])(?:[bm]\.|b\.?\s?n?\.?\s?sc|b\.?\s?(?:eng|tech|pharm|com|arch|ba|ed|a|l)(?![a-z])|m\.?\s?(?:b|sc|eng|ed|p|phil|tech|a|s)|ll|pharm|d\.|dvm|ph|dphil|h\.?n|o\.?n|n\.?[cd]|p\.?g|ijmb|jupeb|[ao]'?-? ?level|ssce|wa|neco|kcse|national|undergrad|first deg|post)/

/** Every degree that a text names. `low` is the text in small letters. */
export const degreesIn = (text: string, low: string): Degree[] => {
  if (!anyDegree.test(low)) return []
  const read = (names: RegExp, said: string) =>
    Array.from(said.matchAll(names), (match): Degree => {
      const { key = '', level = '' } = rows[groupOf(match)] ?? {}
      const start = match.index
      const around = lineAt(low, start)
      return { start, end: start + match[0].length, key, level, isGeneral: generalKeys.has(key), around }
    })
  return [...read(names, low), ...read(inCapitals, text)].sort((a, b) => a.start - b.start)
}

const grades =
  /\b(?:(?<first>first[- ]class)|(?<upper>second[- ]class(?: \(?honours\)?,?)?\s?[(,-]?\s?\(?upper(?: division)?\)?|2[:.]1\b|upper second(?:[- ]class)?)|(?<lower>second[- ]class(?: \(?honours\)?,?)?\s?[(,-]?\s?\(?lower(?: division)?\)?|2[:.]2\b|lower second(?:[- ]class)?)|(?<third>third[- ]class)|(?<distinction>distinction)|(?<upperCredit>upper credit)|(?<lowerCredit>lower credit)|(?<laude>summa cum laude|magna cum laude|cum laude)|(?<best>best graduating student|overall best student|valedictorian|dean's list)|(?<merit>merit(?=\s*(?:$|[,.|)])|s? award))|(?<second>second[- ]class(?! ?\(?(?:honours|upper|lower))))/g

export const gradesIn = (low: string): Grade[] =>
  Array.from(low.matchAll(grades), match => {
    const [key = ''] = Object.entries(match.groups ?? {}).find(([, said]) => said !== undefined) ?? []
    return { ...spanOfMatch(match), key }
  })

const averages =
  /\bc?gpa\b[^\d\n.,]{0,14}(\d(?:\.\d{1,2})?)(?:\s*(?:\/|out of|on a|of)\s*(\d(?:\.\d{1,2})?))?|(?<![\d.,])(\d\.\d{1,2})\s*(?:\/|(?:out )?of)\s*([457](?:\.0{1,2})?)(?!\d)(?:\s*c?gpa\b)?|(?<![\d.])(\d\.\d{1,2})\s*c?gpa\b/g

export const averagesIn = (low: string): Average[] =>
  Array.from(low.matchAll(averages), match => {
    const of = match[2] ?? match[4]
    const value = Number(match[1] ?? match[3] ?? match[5])
    return { ...spanOfMatch(match), value, of: of === undefined ? null : Number(of) }
  })

const ongoing =
  /\b(?:in view|ongoing|in progress|expected|candidate|student|studying|pursuing|reading|currently|final year|undergraduate|working towards|rounding off|finishing|to finish)\b/

const isHeld = (
  { key, level, isGeneral }: Degree,
  { degrees: all }: Evidence,
  isOngoing: boolean,
): boolean => {
  const degrees = isOngoing ? all : all.filter(({ around }) => !ongoing.test(around))
  return degrees.some(
    known =>
      known.key === key ||
      (key === 'diploma' && diplomas.has(known.level)) ||
      (key === 'pgd' && known.key === 'pgde') ||
      (known.level === level && (isGeneral || known.isGeneral)),
  )
}

/** What follows a degree up to here may be its subject. */
const subjectEnd =
  /[,;.()|\n"]|\s-\s|\band (?:\p{Ll}+ ){1,2}(?:in|of|with|as|at|on)\b|\band (?:\p{Ll}+ ){1,3}(?:experience|skills?|training|background)\b|\b(?!of\b|and\b|in\b)\p{L}+s (?:your|the|me|my|this|you|both)\b|\b(?:from|at|with|and (?:a|an|i|my|the|over|more|two|three|four|five|experience|skills?|years)\b|who|where|which|graduate|graduated|holder|graduating|obtained|awarded|i\b|to|for|as|but|while|degree|first class|second class|third class|upper|lower|distinction|in view|student|candidate|then|plus|is|has|was|by|under)\b/u
const leadIn = /^\s*(?:degree|honours|hons\.?|\(hons\.?\)|\(honours\))?\s*(?:(in|of|en)\b|,|:|-|\()?\s*/
const noSubject = list(
  'degree graduate holder student and or background level certificate project result results award',
)

/** The stems of the subject that a degree is said to be in, and where the subject ends. No stems: nothing follows. */
const subjectOf = ({ text, low, piece }: Reading, { end }: Degree): { stems: string[]; end: number } => {
  const lead = leadIn.exec(low.slice(end))
  const from = end + (lead?.[0].length ?? 0)
  const rest = low.slice(from)
  const to = from + (subjectEnd.exec(rest)?.index ?? rest.length)
  const isAnyWord = lead?.[1] !== undefined || piece.section === 'education'
  const words = Array.from(text.slice(from, to).matchAll(/[\p{L}'&-]+/gu)).slice(0, 6)
  // `HND and CompTIA A+`
  if (words[0]?.[0] === 'and') return { stems: [], end }
  // `Diploma in Business and skills in selling`: behind capitals, `and` with small letters begins something else.
  const isNext = (at: number) =>
    words[at]?.[0] === 'and' &&
    /^\p{Lu}/u.test(words[at - 1]?.[0] ?? '') &&
    /^\p{Ll}/u.test(words[at + 1]?.[0] ?? '')
  const stop = words.findIndex(
    ([word], at) => isNext(at) || (!isAnyWord && !/^(?:\p{Lu}.*|and|of|&)$/u.test(word)),
  )
  const subject = stop < 0 ? words : words.slice(0, stop)
  while (/^(?:and|of|&|in)$/.test(subject.at(-1)?.[0] ?? '')) subject.pop()
  const last = subject.at(-1)
  const stems = contentOf(subject.map(([word]) => word).join(' ')).filter(
    // `KCSE, C+`
    stem => stem.length > 1 && !noSubject.has(stem),
  )
  return { stems, end: last && stems.length > 0 ? from + last.index + last[0].length : end }
}

/** Whether a grade is one of studies, and not of something else that has classes. */
const isOfStudies = ({ low, piece }: Reading, { key, start, end }: Grade, hasDegree: boolean): boolean => {
  if (piece.section === 'education' || hasDegree) return true
  const before = low.slice(0, start)
  if (key === 'distinction')
    return /\bwith (?:a )?$/.test(before) && /\b(?:graduat|passed|finished|completed)/.test(low)
  if (key === 'merit' || key === 'second') return false
  return (
    /^(?:\s|-)*(?:honours|hons|degree|division|upper|lower|graduate|result|from)/.test(low.slice(end)) ||
    /\bgraduat|\bdegree|\buniversity/.test(low) ||
    /\b(?:with|had|holds?|holding|got|took|obtained|earned|made)\s+(?:an?\s+)?$/.test(before)
  )
}

/** `in the master's absence`, and `an OND, not a bachelor's degree`. */
const isNoClaim = ({ low }: Reading, { start, end }: Degree): boolean =>
  (/\b(?:the|my|our|his|her) $/.test(low.slice(0, start)) &&
    /^master['’]s$/.test(low.slice(start, end)) &&
    !/^ (?:in|of|from|at|level|programme|program|thesis|course|studies)\b/.test(low.slice(end))) ||
  // `master of ceremonies`, `master of my trade`
  (/^master/.test(low.slice(start, end)) && /^ of (?:ceremon|my|the|his|her)/.test(low.slice(end))) ||
  /\b(?:not|no|without) (?:an? )?$/.test(low.slice(0, start))

const graduateOf = /\b[Gg]raduate (?:of|in) ((?:\p{Lu}\p{L}+ |and |& )*\p{Lu}\p{L}+)/gu
/** `Graduate of Maritime Management`: a subject without its degree. The name of a school is for another rule. */
const subjectsOfGraduates = ({ text, evidence }: Reading): Mention[] =>
  Array.from(text.matchAll(graduateOf)).flatMap(match => {
    const [, subject = ''] = match
    const isSchool = phraseWords(subject).some(word => schoolWords.has(word)) || isNameSaid(evidence, subject)
    const isKnown = contentOf(subject).every(stem => evidence.subjects.has(stem))
    return isSchool ? [] : [mention('degree', spanOfMatch(match), isKnown)]
  })

export const readDegrees: Rule = reading => {
  const { text, low, evidence } = reading
  const mentions: Mention[] = []
  const degrees = degreesIn(text, low).filter(degree => !isNoClaim(reading, degree))
  for (const degree of degrees) {
    if (mentions.some(other => overlaps(degree, other))) continue
    const { stems, end } = subjectOf(reading, degree)
    const hasSource =
      isHeld(degree, evidence, ongoing.test(low)) && stems.every(stem => evidence.subjects.has(stem))
    mentions.push(mention('degree', { start: degree.start, end }, hasSource))
  }
  for (const grade of gradesIn(low)) {
    if (!isOfStudies(reading, grade, degrees.length > 0)) continue
    const hasSource = evidence.grades.some(
      ({ key }) => key === grade.key || (grade.key === 'second' && /upper|lower/.test(key)),
    )
    mentions.push(mention('degree', grade, hasSource))
  }
  for (const average of averagesIn(low)) {
    const { value, of } = average
    const hasSource = evidence.averages.some(
      known => known.value === value && (of === null || known.of === null || of === known.of),
    )
    mentions.push(mention('degree', average, hasSource))
  }
  const named = subjectsOfGraduates(reading).filter(found => !mentions.some(other => overlaps(found, other)))
  return [...mentions, ...named]
}
