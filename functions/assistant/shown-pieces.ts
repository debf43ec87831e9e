import type { ModelPiece } from '../services/model/model.ts'

type Piece = Exclude<ModelPiece, 'again'>

/** Numbers of facts, which some models write as strings, and the evidence are not for people. */
const hidden = /^evidence\.|(?:^|\.)(?:facts|leftOut)\.\d+$/
/** Some models write a list as JSON inside of a string. It is read at the end. */
const json = /^\s{0,4}[[{]/
/** The texts that are one with their neighbours: sentences of the summary, and of a paragraph. */
const sentence = /^(?:(summary)\.(\d+)|(paragraphs\.\d+)\.sentences\.(\d+))\.text$/
const cited = /^(.+\.\d+)\.text$/

/**
 * The pieces as people read them: text alone, by the parts that the contract names. The sentences of a paragraph become
 * one text.
 */
export const createShownPieces = () => {
  const latest = new Map<string, string>()
  const isJson = new Map<string, boolean>()
  return ({ part, text }: Piece): Piece | null => {
    if (!isJson.has(part)) isJson.set(part, json.test(text))
    if (hidden.test(part) || isJson.get(part)) return null
    const [, summary, ofSummary, paragraph, ofParagraph] = sentence.exec(part) ?? []
    const whole = summary ?? paragraph
    if (whole === undefined) return { part: cited.exec(part)?.[1] ?? part, text }
    const number = ofSummary ?? ofParagraph ?? ''
    const before = latest.get(whole)
    latest.set(whole, number)
    return { part: whole, text: before === undefined || before === number ? text : ` ${text}` }
  }
}
