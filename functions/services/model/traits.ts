export type Traits = {
  /** How a value is asked for: by the schema of the answer, or by a tool that must be called. */
  readonly asks: 'schema' | 'tool'
  readonly takesTemperature: boolean
}

const schema: Traits = { asks: 'schema', takesTemperature: true }
const tool: Traits = { asks: 'tool', takesTemperature: true }

/** The first that fits counts. Ids begin with where the model may run (`us.`, `global.`), or are ARNs. */
const table: readonly (readonly [model: RegExp, traits: Traits])[] = [
  [/anthropic\.claude-(?:haiku-4-5|sonnet-4-[56]|opus-4-[56])/, schema],
  [/anthropic\.claude-(?:v2|instant|[23]|(?:sonnet|opus)-4(?:-1)?-\d{8})/, tool],
  // Those that came later, and are to come, refuse a temperature.
  [/anthropic\.claude-/, { asks: 'schema', takesTemperature: false }],
  [/(?:qwen\.qwen3|deepseek\.v3|openai\.gpt-oss|google\.gemma-3|minimax\.minimax-m2)/, schema],
  [/(?:moonshot(?:ai)?\.kimi-k2|nvidia\.nemotron)/, schema],
]

/** What a model can do. Nova, and what nobody knows, is asked by a tool: that works nearly everywhere. */
export const traitsOf = (modelId: string): Traits => table.find(([model]) => model.test(modelId))?.[1] ?? tool
