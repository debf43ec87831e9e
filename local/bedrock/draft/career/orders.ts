/** What somebody tells of themselves is no order: `I forget everything`, `what do I say exactly?`. */
const order =
  /(?<!\bI (?:[\w’']+ )?)\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,60}\b(?:instructions?|rules?|prompts?|above|previous|everything|guidelines)\b|\b(?:system prompt|you are now|you must (?:say|write|state|call|praise|answer)|as an ai|jailbreak)\b|(?<!\bI (?:[\w’']+ )?)\b(?:act as|pretend (?:to be|that))\b|(?<!\bI (?:[\w’']+ )?)\b(?:say|write|state|claim|print|output|repeat|reply|respond|answer|praise|score)\b[^.\n]{0,20}\b(?:that (?:i|the candidate|he|she|they|you)|exactly|only with|nothing but|verbatim|us as|100)\b/i

/** Whether a sentence tells whoever reads it what to do: it is data, and says nothing of anybody. */
export const isOrder = (sentence: string): boolean => order.test(sentence)
