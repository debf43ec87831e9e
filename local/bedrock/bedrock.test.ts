import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import { expect, test } from 'vitest'
import { letterDraft, resumeDraft } from '../../shared/domain/resume/draft.ts'
import { advert, collectEvents, kolaFoods, promptOf, startBedrock, toolCall } from './bedrock.testing.ts'

const letterCall = toolCall('write_letter', promptOf({ job: kolaFoods, jobDescription: advert }))

test('Converse calls the tool that is forced', async () => {
  const { converse, calls } = await startBedrock()
  const { output, stopReason, usage, metrics } = await converse()
  const toolUse = output?.message?.content?.[0]?.toolUse
  expect(stopReason).toBe('tool_use')
  expect(toolUse).toMatchObject({ name: 'write_resume', toolUseId: expect.stringMatching(/^tooluse_/) })
  expect(resumeDraft.parse(toolUse?.input)).toMatchObject({ headline: 'Operations Analyst' })
  expect(usage?.inputTokens).toBeGreaterThan(200)
  expect(usage?.totalTokens).toBe((usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0))
  expect(metrics?.latencyMs).toBeGreaterThanOrEqual(0)
  expect(calls()).toMatchObject([
    { task: 'write_resume', streamed: false, outcome: 'answered', outputTokens: usage?.outputTokens },
  ])
})

test('ConverseStream sends the same in small pieces, in the order of the service', async () => {
  const { stream, calls } = await startBedrock()
  const { names, tool, toolName, stopReason, usage } = await collectEvents(stream(letterCall))
  expect(names.slice(0, 2)).toEqual(['messageStart', 'contentBlockStart'])
  expect(names.slice(-3)).toEqual(['contentBlockStop', 'messageStop', 'metadata'])
  expect(names.filter(name => name === 'contentBlockDelta').length).toBeGreaterThan(40)
  expect([toolName, stopReason]).toEqual(['write_letter', 'tool_use'])
  expect(JSON.stringify(letterDraft.parse(JSON.parse(tool)))).toContain('Kọ́lá Foods')
  expect(usage?.outputTokens).toBe(Math.ceil(tool.length / 4))
  expect(calls()[0]).toMatchObject({ streamed: true, outcome: 'answered' })
})

test('a retry gets another answer, and the same calls after a restart get the same answers', async () => {
  const one = await startBedrock({ seed: 7 })
  const other = await startBedrock({ seed: 7 })
  const letters = async ({ stream }: typeof one) => [
    await collectEvents(stream(letterCall)),
    await collectEvents(stream(letterCall)),
  ]
  const [first, second] = await letters(one)
  expect(first?.tool).not.toBe(second?.tool)
  expect(await letters(other)).toEqual([first, second])
})

test('a schema is answered in a block of text', async () => {
  const { converse } = await startBedrock()
  const { toolConfig: _, ...call } = toolCall()
  const jsonSchema = { schema: '{"type":"object"}', name: 'write_resume' }
  const { output, stopReason } = await converse({
    ...call,
    outputConfig: { textFormat: { type: 'json_schema', structure: { jsonSchema } } },
  })
  expect(stopReason).toBe('end_turn')
  expect(resumeDraft.parse(JSON.parse(output?.message?.content?.[0]?.text ?? '')).skills).toContain('SQL')
})

test('without a tool and a schema the answer is plain text', async () => {
  const { stream } = await startBedrock()
  const { toolConfig: _, ...call } = toolCall()
  expect(await collectEvents(stream(call))).toMatchObject({
    text: expect.stringMatching(/\w+\.$/),
    stopReason: 'end_turn',
  })
})

test('an answer stops at the limit of tokens', async () => {
  const { stream } = await startBedrock()
  const short = await collectEvents(stream({ ...toolCall(), inferenceConfig: { maxTokens: 20 } }))
  expect(short.stopReason).toBe('max_tokens')
  expect(short.tool.length).toBeLessThanOrEqual(80)
})

test('a repair request with the earlier tool call and its result is accepted', async () => {
  const { converse } = await startBedrock()
  const call = toolCall()
  const toolUseId = 'tooluse_1'
  const messages: typeof call.messages = [
    ...(call.messages ?? []),
    {
      role: 'assistant',
      content: [{ toolUse: { toolUseId, name: 'write_resume', input: { headline: 7 } } }],
    },
    {
      role: 'user',
      content: [{ toolResult: { toolUseId, content: [{ text: 'headline: a text' }], status: 'error' } }],
    },
  ]
  expect(await converse({ ...call, messages })).toMatchObject({ stopReason: 'tool_use' })
  await expect(converse({ ...call, messages: messages.slice(0, 2) })).rejects.toMatchObject({
    name: 'ValidationException',
  })
})

const call = toolCall()
test.each<readonly [string, ConverseCommandInput, RegExp]>([
  ['an unknown tool', toolCall('read_palms'), /read_palms.*write_letter, write_resume/],
  [
    'a tool that is not offered',
    { ...call, toolConfig: { tools: call.toolConfig?.tools ?? [], toolChoice: { tool: { name: 'x' } } } },
    /The tool x/,
  ],
  ['no messages', { ...call, messages: [] }, /messages/],
  [
    'a blank text',
    { ...call, messages: [{ role: 'user', content: [{ text: ' ' }] }] },
    /messages.0.content.0 is blank/,
  ],
  [
    'an assistant first',
    { ...call, messages: [{ role: 'assistant', content: [{ text: 'Hi' }] }] },
    /start with a user/,
  ],
  ['too warm', { ...call, inferenceConfig: { temperature: 1.5 } }, /temperature/],
  ['two kinds of warmth', { ...call, inferenceConfig: { temperature: 0.5, topP: 0.5 } }, /cannot both/],
])('%s is a ValidationException', async (_, input, message) => {
  const { converse, calls } = await startBedrock()
  await expect(converse(input)).rejects.toMatchObject({
    name: 'ValidationException',
    $metadata: { httpStatusCode: 400 },
    message: expect.stringMatching(message),
  })
  expect(calls()[0]).toMatchObject({ outcome: 'ValidationException' })
})

test('a body that is no JSON, over HTTP/1.1', async () => {
  const { url } = await startBedrock()
  const response = await fetch(`${url}/model/amazon.nova-lite/converse`, {
    method: 'POST',
    body: '{"messages":',
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('x-amzn-errortype')).toBe('ValidationException')
  expect(await response.json()).toEqual({ message: expect.stringContaining('Malformed input request') })
})

test('a web page that calls the port gets nothing', async () => {
  const { url, calls } = await startBedrock()
  const headers = { origin: 'https://evil.example' }
  const response = await fetch(`${url}/model/x/converse`, { method: 'POST', headers, body: '{}' })
  expect(response.status).toBe(403)
  expect(calls()[0]).toMatchObject({ outcome: 'AccessDeniedException' })
})

test('a caller who leaves in mid-stream ends the draft', async () => {
  const { stream, calls } = await startBedrock({ pauseMs: 20 })
  const leaving = new AbortController()
  const names: string[] = []
  for await (const event of stream(toolCall(), leaving.signal)) {
    names.push(...Object.keys(event))
    if (event.contentBlockDelta) leaving.abort()
  }
  // The SDK ends an aborted stream as if it were complete.
  expect(names).not.toContain('messageStop')
  await expect.poll(calls).toMatchObject([{ outcome: 'left', outputTokens: 0 }])
})

test('the server stops during a stream', async () => {
  const { stream, stop, faults } = await startBedrock()
  faults.set({ fault: 'hang-midway' })
  const reading = collectEvents(stream())
  const ended = expect(reading).rejects.toThrow()
  await stop()
  await ended
})
