import type { ConverseCommandInput, Message } from '@aws-sdk/client-bedrock-runtime'
import { jsonSchemaOf } from './json-schema.ts'
import type { ModelTask } from './model.ts'
import { type Traits, traitsOf } from './traits.ts'

/** What both commands take. */
export type ModelRequest = Pick<
  ConverseCommandInput,
  'modelId' | 'system' | 'messages' | 'inferenceConfig' | 'toolConfig' | 'outputConfig'
>

/** Prompts speak of the tool's name; where the answer's schema is asked for there is no tool. */
const insteadOfTool = (name: string) =>
  `There is no tool to call here: answer with the JSON that ${name} would take, and nothing else.`

const structureOf = (task: ModelTask<unknown>, asks: Traits['asks']) => {
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

/** A task as Bedrock is asked it; `messages` is the conversation so far. */
export const requestOf = (
  modelId: string,
  task: ModelTask<unknown>,
  messages: readonly Message[],
): ModelRequest => {
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
