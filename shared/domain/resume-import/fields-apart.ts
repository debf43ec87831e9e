import type { Line } from './lines.ts'

// Personal data on one line: `Nationality: Kenyan | Phone: …`, or `Address: … Tel: … Sex: Male.`

const field = /^\s*\p{L}[\p{L} -]{1,30}:/u
const hasBars = (text: string): boolean => text.split('|').filter(part => field.test(part)).length > 1

/** Whether the last field of a line has its value: the next line begins another. */
const isWholeField = (text: string): boolean => /:\s*\S/.test(text.split('|').at(-1) ?? '')

const bar = /(?<!\s)\s+\|\s*/
/** A shorter line may end such fields. */
const restOfFields = 30

const beforeLabel =
  /(?<=[\s.,;])(?<!\b(?:contact|home|residential|permanent|postal|mailing|e-?mail|current|other|native|mother) )(?=(?:(?:contact|home|residential|permanent|postal|mailing) address|address|tel|telephone|phone(?: n(?:o|umber))?|mobile(?: n(?:o|umber))?|gsm(?: no)?|e-?mail(?: address)?|linkedin|sex|gender|marital status|date of birth|d\.?o\.?b|nationality|state of origin|religion|age|hobbies|interests|languages?(?: spoken)?)\.?\s?:)/giu

/** The longest line that is read as fields. */
const longest = 400
/** The fields of a line, each with its label before it. */
const fieldsIn = (text: string): string[] => {
  if (hasBars(text)) return text.split(bar)
  const parts = text.length > longest || /[|\t]/.test(text) ? [text] : text.split(beforeLabel)
  if (parts.length === 1) return [text]
  return parts.map(part => part.replace(/(?<![\s.,;])[\s.,;]+$/, ''))
}

/** The lines with each such field in a line of its own, wherever the page broke them. */
export const withFieldsApart = (lines: readonly Line[]): Line[] => {
  const all: Line[] = []
  let isOpen = false
  for (const line of lines) {
    const last = all.at(-1)
    const isRest: boolean =
      isOpen &&
      !line.gap &&
      !(field.test(line.text) && isWholeField(last?.text ?? '')) &&
      (line.text.includes(' | ') || line.text.length < restOfFields)
    isOpen = hasBars(line.text) || (isRest && line.text.includes(' | '))
    if (last && isRest) all[all.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else all.push(line)
  }
  return all.flatMap(line => fieldsIn(line.text).map(text => ({ ...line, text })))
}
