import {
  type BedrockRuntimeClient,
  ConverseCommand,
  type ConverseResponse,
} from '@aws-sdk/client-bedrock-runtime'
import type { Watch } from './deadline.ts'
import { ModelFault } from './faults.ts'
import { longestAnswer, type Reply } from './reply.ts'
import type { ModelRequest } from './request.ts'

const replyOf = ({ output, stopReason, usage }: ConverseResponse): Reply => {
  const content = output?.message?.content ?? []
  const tool = content.find(block => block.toolUse)?.toolUse
  const said = tool ? JSON.stringify(tool.input ?? null) : content.map(block => block.text ?? '').join('')
  return { said, calledTool: tool !== undefined, stopReason: stopReason ?? '', usage }
}

/** One call of Converse. */
export const askWhole = async (
  client: BedrockRuntimeClient,
  request: ModelRequest,
  watch: Watch,
): Promise<Reply> => {
  const answer = client.send(new ConverseCommand(request), { abortSignal: watch.signal })
  const reply = replyOf(await watch.within(answer))
  if (reply.said.length > longestAnswer) throw new ModelFault('too long')
  return reply
}
