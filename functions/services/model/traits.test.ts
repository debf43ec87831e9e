import { expect, test } from 'vitest'
import { traitsOf } from './traits.ts'

test.each([
  ['global.anthropic.claude-haiku-4-5-20251001-v1:0', 'schema', true],
  ['us.anthropic.claude-sonnet-4-5-20250929-v1:0', 'schema', true],
  ['eu.anthropic.claude-opus-4-6-v1', 'schema', true],
  ['global.anthropic.claude-opus-4-7', 'schema', false],
  ['apac.anthropic.claude-haiku-5', 'schema', false],
  ['us.anthropic.claude-sonnet-4-20250514-v1:0', 'tool', true],
  ['us.anthropic.claude-opus-4-1-20250805-v1:0', 'tool', true],
  ['anthropic.claude-3-5-haiku-20241022-v1:0', 'tool', true],
  ['global.amazon.nova-2-lite-v1:0', 'tool', true],
  ['us.amazon.nova-micro-v1:0', 'tool', true],
  ['openai.gpt-oss-120b-1:0', 'schema', true],
  ['qwen.qwen3-32b-v1:0', 'schema', true],
  ['arn:aws:bedrock:eu-west-1:1:inference-profile/eu.amazon.nova-lite-v1:0', 'tool', true],
  ['somebody.something-new', 'tool', true],
])('%s is called with its %s', (id, asks, takesTemperature) => {
  expect(traitsOf(id)).toEqual({ asks, takesTemperature })
})
