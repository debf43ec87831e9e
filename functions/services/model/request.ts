import type { ConverseCommandInput, Message } from '@aws-sdk/client-bedrock-runtime'
import { jsonSchemaOf } from './json-schema.ts'
import type { AskedTask } from './model.ts'
import { type Traits, traitsOf } from './traits.ts'

/** In characters: the most of a wrong answer that is quoted in a repair. */
const longestQuote = 4000

export const firstMessages = (task: AskedTask): Message[] => [
  { role: 'user', content: [{ text: task.prompt }] },
]

/**
 * The conversation with the wrong answer and what is wrong with it. The answer is quoted as text, because a cut one
 * is no valid tool input.
 */
export const repairMessages = (task: AskedTask, answer: string, wrong: readonly string[]): Message[] => {
  const note = `That was not as it must be:\n${wrong.map(place => `- ${place}`).join('\n')}\nWrite it again, whole, as it was asked for at the beginning, and mend this.`
  // Bedrock refuses an empty text, and two messages of one role in a row.
  return answer.trim() === ''
    ? [{ role: 'user', content: [{ text: task.prompt }, { text: note }] }]
    : [
        ...firstMessages(task),
        { role: 'assistant', content: [{ text: answer.slice(0, longestQuote).trimEnd() }] },
        { role: 'user', content: [{ text: note }] },
      ]
}

export type ModelRequest = Pick<
  ConverseCommandInput,
  'modelId' | 'system' | 'messages' | 'inferenceConfig' | 'toolConfig' | 'outputConfig'
>

/** Prompts name the tool. A model that is asked for a schema has no tool. */
const insteadOfTool = (name: string) =>
  `There is no tool to call here: answer with the JSON that ${name} would take, and nothing else.`

const structureOf = (task: AskedTask, asks: Traits['asks']) => {
  const { name, description } = task
  const schema = jsonSchemaOf(task, asks)
  return asks === 'schema'
    ? {
        outputConfig: {
          textFormat: {
            type: 'json_schema' as const,
            structure: { jsonSchema: { name, description, schema: JSON.stringify(schema) } },
          },
        },
      }
    : {
        toolConfig: {
          tools: [{ toolSpec: { name, description, inputSchema: { json: schema } } }],
          toolChoice: { tool: { name } },
        },
      }
}

/** The request for a task. `messages` is the conversation so far. */
export const requestOf = (modelId: string, task: AskedTask, messages: readonly Message[]): ModelRequest => {
  const { asks, takesTemperature } = traitsOf(modelId)
  return {
    modelId,
    system: [{ text: task.system }, ...(asks === 'schema' ? [{ text: insteadOfTool(task.name) }] : [])],
    messages: [...messages],
    inferenceConfig: {
      maxTokens: task.maxTokens,
      ...(takesTemperature ? { temperature: task.temperature } : {}),
    },
    ...structureOf(task, asks),
  }
}
