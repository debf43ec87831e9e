import type { Message } from '@aws-sdk/client-bedrock-runtime'
import type { ModelTask } from './model.ts'

/** Of an answer that is sent back to be mended, in characters. */
const longestQuote = 4000

export const firstMessages = (task: ModelTask<unknown>): Message[] => [
  { role: 'user', content: [{ text: task.prompt }] },
]

/** The same, with the answer that was wrong and what is wrong with it. As text: what is cut is no value of a tool. */
export const repairMessages = (
  task: ModelTask<unknown>,
  said: string,
  wrong: readonly string[],
): Message[] => {
  const note = `That was not as it must be:\n${wrong.map(place => `- ${place}`).join('\n')}\nWrite it again, whole, as it was asked for at the beginning, and mend this.`
  // Neither a text without words nor two messages of one side in a row are taken.
  return said.trim() === ''
    ? [{ role: 'user', content: [{ text: task.prompt }, { text: note }] }]
    : [
        ...firstMessages(task),
        { role: 'assistant', content: [{ text: said.slice(0, longestQuote).trimEnd() }] },
        { role: 'user', content: [{ text: note }] },
      ]
}
