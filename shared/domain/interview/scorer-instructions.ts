/** Sentences that instruct the scorer. Each is about the scoring itself, so that sentences about a person's work stay. */
const instructions: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|everything)\b/i,
  /(?:^\W*|\b(?:please|just|now|must|should|then)\s+)(?:give|award|grant|assign|return|output)\b.{0,30}\b(?:me|this|my|it|a|an|the|all)\b.{0,40}\b(?:score|marks?|points?|rating|grade|100|10\s*\/\s*10)\b/i,
  /(?:^\W*|\b(?:please|just|now|must|should|then)\s+)(?:score|rate|grade|mark)\s+(?:me|this|it|my|the answer|all|everything)\b/i,
  /\bset\b.{0,20}\bscores?\s+(?:to|at|=)/i,
  /\b(?:scores?|overall|rating)\b.{0,30}\b(?:must|should|shall|has to|have to|needs? to)\s+be\b/i,
  /\b(?:you are|you're|act as|pretend to be)\b.{0,30}\b(?:ai|assistant|language model|grader|evaluator|scorer)\b/i,
  /\b(?:system|developer)\s+(?:prompt|message)\b/i,
  /["'“]?\b(?:overall|communication|content|confidence)(?:_?score)?["'”]?\s*[:=]\s*\d/i,
]

const sentence = /[^.!?\n。！？]*(?:[.!?。！？]+|\n|$)/g

const isInstruction = (text: string): boolean => instructions.some(instruction => instruction.test(text))

/** An answer without sentences that ask for a score or speak to a machine, and whether there were any. */
export const withoutScorerInstructions = (
  answer: string,
): { readonly text: string; readonly had: boolean } => {
  const sentences = answer.match(sentence) ?? []
  const left = sentences.filter(each => !isInstruction(each))
  return { text: left.join('').trim(), had: left.length < sentences.length }
}
