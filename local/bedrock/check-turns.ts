import type { ConverseMessage, ConverseRequest } from './converse-request.ts'
import { invalid } from './errors.ts'

const usedIn = ({ content }: ConverseMessage): string[] =>
  content.flatMap(({ toolUse }) => toolUse?.toolUseId ?? [])
const answeredIn = (message: ConverseMessage | undefined): string[] =>
  message?.content.flatMap(({ toolResult }) => toolResult?.toolUseId ?? []) ?? []

/** Turns alternate, begin and end with the user's, no text is blank, and each call of a tool is answered in the next turn. */
export const checkTurns = ({ messages, toolConfig }: ConverseRequest): void => {
  for (const [at, message] of messages.entries()) {
    const wanted = at % 2 === 0 ? 'user' : 'assistant'
    if (message.role !== wanted)
      throw invalid(
        'A conversation must start with a user message, and alternate between user and assistant.',
      )
    for (const [part, { text }] of message.content.entries())
      if (text !== undefined && text.trim() === '')
        throw invalid(`The text field in the ContentBlock object at messages.${at}.content.${part} is blank.`)
    const used = usedIn(message)
    const answered = answeredIn(messages[at + 1])
    const open = used.filter(id => !answered.includes(id))
    if (open.length > 0)
      throw invalid(`Expected toolResult blocks at messages.${at + 1}.content for the following Ids: ${open}`)
    if (used.length > 0 && !toolConfig)
      throw invalid('The toolConfig field must be defined when using toolUse and toolResult content blocks.')
  }
  if (messages.at(-1)?.role !== 'user') throw invalid('A conversation must end with a user message.')
}
