import { expect, test } from 'vitest'
import { defaultModelId, modelSource } from './model-source.ts'

test.each([
  [{}, { kind: 'stand-in' }],
  [{ BEDROCK: '', BEDROCK_BASE_URL: '' }, { kind: 'stand-in' }],
  [
    { BEDROCK: 'aws', AWS_REGION: 'eu-west-1' },
    { kind: 'aws', region: 'eu-west-1', modelId: defaultModelId, prices: '0.30/2.50' },
  ],
  [
    { BEDROCK: 'aws', AWS_DEFAULT_REGION: 'us-east-1', BEDROCK_MODEL_ID: 'us.amazon.nova-lite-v1:0' },
    { kind: 'aws', region: 'us-east-1', modelId: 'us.amazon.nova-lite-v1:0', prices: '0/0' },
  ],
  [
    { BEDROCK: 'aws', AWS_REGION: 'eu-west-1', BEDROCK_MODEL_ID: 'm', BEDROCK_PRICES: '0.30/2.50' },
    { kind: 'aws', region: 'eu-west-1', modelId: 'm', prices: '0.30/2.50' },
  ],
  [
    { BEDROCK_BASE_URL: 'http://localhost:11434/v1/' },
    { kind: 'openai', baseUrl: 'http://localhost:11434/v1', model: null, key: null },
  ],
  [
    { BEDROCK_BASE_URL: 'https://models.example/v1', BEDROCK_MODEL: 'm', BEDROCK_API_KEY: 'k' },
    { kind: 'openai', baseUrl: 'https://models.example/v1', model: 'm', key: 'k' },
  ],
])('%o is %o', (env, source) => {
  expect(modelSource(env)).toEqual(source)
})

test.each([
  [{ BEDROCK: 'openai' }, 'BEDROCK is openai'],
  [{ BEDROCK: 'aws' }, 'needs a region'],
  [{ BEDROCK: 'aws', AWS_REGION: 'eu-west-1', BEDROCK_PRICES: 'cheap' }, 'BEDROCK_PRICES is cheap'],
  [{ BEDROCK: 'aws', BEDROCK_BASE_URL: 'http://localhost:1/v1' }, 'two models'],
  [{ BEDROCK_BASE_URL: 'localhost:11434' }, 'BEDROCK_BASE_URL is'],
  [{ BEDROCK_BASE_URL: 'file:///etc/passwd' }, 'BEDROCK_BASE_URL is'],
  [{ BEDROCK_BASE_URL: 'http://me:secret@localhost/v1' }, 'BEDROCK_BASE_URL is'],
])('%o is refused', (env, words) => {
  expect(() => modelSource(env)).toThrow(words)
})
