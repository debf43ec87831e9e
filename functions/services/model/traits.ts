export type Traits = {
  /** How the model is asked for a value: by a schema of the answer, or by a tool that it must call. */
  readonly asks: 'schema' | 'tool'
  readonly takesTemperature: boolean
}

const schema: Traits = { asks: 'schema', takesTemperature: true }
const tool: Traits = { asks: 'tool', takesTemperature: true }

/** The first match counts. Ids begin with the regions of the model (`us.`, `global.`), or are ARNs. */
const table: readonly (readonly [model: RegExp, traits: Traits])[] = [
  [/anthropic\.claude-(?:haiku-4-5|sonnet-4-[56]|opus-4-[56])/, schema],
  [/anthropic\.claude-(?:v2|instant|[23]|(?:sonnet|opus)-4(?:-1)?-\d{8})/, tool],
  // Later models refuse a temperature.
  [/anthropic\.claude-/, { asks: 'schema', takesTemperature: false }],
  [/(?:qwen\.qwen3|deepseek\.v3|openai\.gpt-oss|google\.gemma-3|minimax\.minimax-m2)/, schema],
  [/(?:moonshot(?:ai)?\.kimi-k2|nvidia\.nemotron)/, schema],
]

/** The traits of a model. Nova and unknown models are asked by a tool, because nearly all models support tools. */
export const traitsOf = (modelId: string): Traits => table.find(([model]) => model.test(modelId))?.[1] ?? tool
