const inWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half'
const unit = '(?:\\s?%|\\s(?:percent|per cent|million|billion|thousand|hundred)\\b)?'
const digits = `(?:[₦$€£]|\\bN)?\\d[\\d,]*(?:\\.\\d+)?${unit}`
const number = `(?:${digits}|\\b(?:${inWords})\\b)`
const noun = '(?: [\\p{L}%][\\p{L}-]*)'

const change = new RegExp(
  `${number}${noun}{0,2}(?: were)? (?:to|against|instead of|rather than|out of|of|before,? and) (?:the )?(?:[a-z]+ )?${number}${noun}?`,
  'giu',
)
const written = new RegExp(digits, 'giu')
const spelled = new RegExp(`\\b(?:${inWords})\\b`, 'gi')
const withNoun = new RegExp(`${digits}${noun}{0,1}`, 'giu')

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** What looks like a figure and measures nothing: `24/7`, `110 percent`, years and days of the year. */
const noMeasure = new RegExp(
  `\\b24/7\\b|\\b1[01]0\\s?(?:%|percent)(?! (?:full|of))|\\b(?:19|20)\\d\\d\\b|\\bpoint [AB]\\b|\\b\\d{1,2}(?:st|nd|rd|th)? ${month}\\b|\\b${month} \\d{1,2}\\b(?! (?:of|percent|%))`,
  'gi',
)

const dangling =
  / (?:a|an|the|and|or|of|to|in|on|at|for|from|by|with|per|against|so|that|then|but|when|were|was|who|which|is|are)$/i
const tidy = (text: string): string => text.replace(dangling, '').replace(dangling, '').trim()

export type FiguresSaid = {
  /** How many in digits, and how many in words, each figure once. */
  readonly digits: number
  readonly words: number
  /** From one figure to another, as they said it; null: there is none. */
  readonly change: string | null
  /** One figure with what it counts; null: there is none. */
  readonly figure: string | null
}

export const figuresSaid = (answer: string): FiguresSaid => {
  const text = answer.replace(noMeasure, ' ')
  const count = (pattern: RegExp) =>
    new Set((text.match(pattern) ?? []).map(found => found.toLowerCase().trim())).size
  // `one of two`, `part of ten`: a change has a figure in digits on one side at least, or a noun at its end.
  const changes = (text.match(change) ?? [])
    .map(tidy)
    .filter(found => /\d|instead|against/.test(found) && answer.includes(found))
  const figures = (text.match(withNoun) ?? [])
    .map(tidy)
    .filter(found => answer.includes(found) && /[₦$€£%\p{L}]/u.test(found))
  return {
    digits: count(written),
    words: count(spelled),
    change:
      changes.toSorted(
        (a, b) => Number(/ to | against | instead /.test(b)) - Number(/ to | against | instead /.test(a)),
      )[0] ?? null,
    figure:
      figures.toSorted(
        (a, b) => Number(/[%₦]|percent|million/.test(b)) - Number(/[%₦]|percent|million/.test(a)),
      )[0] ?? null,
  }
}
