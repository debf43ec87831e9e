import { expect, test } from 'vitest'
import { collectEvents, startBedrock, toolCall } from '../bedrock.testing.ts'
import {
  type Asked,
  type Does,
  delta,
  startChatServer,
  textDeltas,
  toolDeltas,
} from './chat-server.testing.ts'

const draft = { headline: 'Clerk', summary: 'Kept "books" {and} files.', work: [], skills: ['Filing'] }
const text = JSON.stringify(draft)
const usage = { choices: [], usage: { prompt_tokens: 321, completion_tokens: 45 } }

const start = async (
  does: (asked: Asked) => Does,
  server: { model?: string | null; key?: string | null } = {},
) => {
  const chat = await startChatServer(does)
  const openAi = { baseUrl: chat.baseUrl, model: 'tiny', key: null, ...server }
  return { ...(await startBedrock({ openAi })), ...chat, url: chat.baseUrl }
}

test('a call of a tool is streamed on, with the count of the server', async () => {
  const { stream, converse, requests, calls, behind } = await start(
    () => ({ events: [...toolDeltas(text), delta({}, 'tool_calls'), usage] }),
    { key: 'secret' },
  )
  const heard = await collectEvents(stream())
  expect(JSON.parse(heard.tool)).toEqual(draft)
  expect(heard).toMatchObject({
    toolName: 'write_resume',
    stopReason: 'tool_use',
    usage: { inputTokens: 321, outputTokens: 45, totalTokens: 366 },
  })
  expect(heard.names.filter(name => name === 'contentBlockDelta').length).toBeGreaterThan(5)
  expect(requests[0]).toMatchObject({
    model: 'tiny',
    stream: true,
    key: 'Bearer secret',
    max_tokens: 3000,
    messages: [{ role: 'system' }, { role: 'user', content: expect.stringContaining('<facts>') }],
    tools: [{ type: 'function', function: { name: 'write_resume', parameters: { type: 'object' } } }],
    tool_choice: { type: 'function', function: { name: 'write_resume' } },
  })
  const { output, stopReason } = await converse()
  expect([stopReason, output?.message?.content?.[0]?.toolUse?.input]).toEqual(['tool_use', draft])
  expect(calls()[0]).toMatchObject({ outcome: 'answered', outputTokens: 45 })
  expect(behind).toMatch(/\/v1$/)
})

test.each([
  ['fenced, with words around it', `Sure, here it is:\n\`\`\`json\n${text}\n\`\`\`\nAnything else? {no}`],
  ['after thinking aloud', `<think>Which {keys}?</think>${text}`],
])('a server that ignores tools answers in JSON %s', async (_, answer) => {
  const { stream } = await start(() => ({ events: [...textDeltas(answer), delta({}, 'stop')] }))
  const { tool, stopReason } = await collectEvents(stream())
  expect([JSON.parse(tool), stopReason]).toEqual([draft, 'tool_use'])
})

test('a server that refuses tools, or answers in words, is asked for JSON', async () => {
  const refusing = await start(({ tools }) =>
    tools
      ? { status: 400, body: { error: { message: 'tiny does not support tools' } } }
      : { events: [...textDeltas(text), delta({}, 'stop')] },
  )
  expect(JSON.parse((await collectEvents(refusing.stream())).tool)).toEqual(draft)
  await collectEvents(refusing.stream())
  // The server is not asked a second time for what it does not support.
  expect(refusing.requests.map(({ tools }) => tools !== undefined)).toEqual([true, false, false])
  expect(refusing.requests[1]?.messages[0]?.content).toContain('JSON schema:\n{"type":"object"}')

  const talking = await start(({ tools }) => ({
    events: [...textDeltas(tools ? 'I would write a fine resume.' : text), delta({}, 'stop')],
  }))
  expect(JSON.parse((await collectEvents(talking.stream())).tool)).toEqual(draft)
  const hopeless = await start(() => ({ events: [...textDeltas('I would rather not.'), delta({}, 'stop')] }))
  await expect(collectEvents(hopeless.stream())).rejects.toMatchObject({ name: 'ModelErrorException' })
})

test('a server that does not stream', async () => {
  const message = { content: null, tool_calls: [{ function: { name: 'write_resume', arguments: text } }] }
  const { stream } = await start(() => ({
    status: 200,
    body: { choices: [{ message, finish_reason: 'tool_calls' }] },
  }))
  expect(JSON.parse((await collectEvents(stream())).tool)).toEqual(draft)
})

test('plain text, JSON by a schema, and earlier turns are translated', async () => {
  const { stream, requests } = await start(() => ({
    events: [...textDeltas('Good day.'), delta({}, 'stop')],
  }))
  const { toolConfig: _, ...call } = toolCall()
  const messages: typeof call.messages = [
    { role: 'user', content: [{ text: 'Hello' }] },
    { role: 'assistant', content: [{ text: 'Hi' }] },
    { role: 'user', content: [{ text: 'And now?' }] },
  ]
  const jsonSchema = { schema: '{"type":"object"}', name: 'greeting' }
  const outputConfig: typeof call.outputConfig = {
    textFormat: { type: 'json_schema', structure: { jsonSchema } },
  }
  expect(await collectEvents(stream({ ...call, messages, outputConfig }))).toMatchObject({
    text: 'Good day.',
    stopReason: 'end_turn',
  })
  expect(requests[0]).toMatchObject({
    messages: [
      { role: 'system' },
      { role: 'user' },
      { role: 'assistant', content: 'Hi' },
      { role: 'user', content: 'And now?' },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'greeting', schema: { type: 'object' } } },
  })
})

test('a call of a tool and its result are sent in the form of the server', async () => {
  const { stream, requests } = await start(() => ({ events: [...toolDeltas(text), delta({}, 'tool_calls')] }))
  const call = toolCall()
  await collectEvents(
    stream({
      ...call,
      messages: [
        ...(call.messages ?? []),
        {
          role: 'assistant',
          content: [{ toolUse: { toolUseId: 't1', name: 'write_resume', input: { headline: 7 } } }],
        },
        {
          role: 'user',
          content: [{ toolResult: { toolUseId: 't1', content: [{ text: 'headline is a text' }] } }],
        },
      ],
    }),
  )
  expect(requests[0]?.messages.slice(2)).toMatchObject([
    {
      role: 'assistant',
      tool_calls: [{ id: 't1', function: { name: 'write_resume', arguments: '{"headline":7}' } }],
    },
    { role: 'tool', tool_call_id: 't1', content: 'headline is a text' },
  ])
})

test.each([
  [429, 'ThrottlingException'],
  [401, 'AccessDeniedException'],
  [404, 'ResourceNotFoundException'],
  [500, 'ModelErrorException'],
  [503, 'ServiceUnavailableException'],
  [504, 'ModelTimeoutException'],
])('%s of the server is a %s', async (status, name) => {
  const { converse } = await start(() => ({ status, body: { error: 'so it is' } }))
  await expect(converse()).rejects.toMatchObject({ name })
})

test.each([
  ['length', 'max_tokens'],
  ['content_filter', 'content_filtered'],
])('the finish reason %s becomes %s', async (finish, stopReason) => {
  const { stream } = await start(() => ({ events: [...toolDeltas(text.slice(0, 30)), delta({}, finish)] }))
  expect(await collectEvents(stream())).toMatchObject({ stopReason })
})

test('no server at the address, and a server that breaks off', async () => {
  const { converse } = await startBedrock({
    openAi: { baseUrl: 'http://127.0.0.1:9/v1', model: 'tiny', key: null },
  })
  await expect(converse()).rejects.toMatchObject({
    name: 'ServiceUnavailableException',
    message: expect.stringContaining('is it running?'),
  })
  const { stream } = await start(() => ({ events: toolDeltas(text), breaksOff: true }))
  await expect(collectEvents(stream())).rejects.toMatchObject({ name: 'ModelStreamErrorException' })
})

test('without a model, the first that the server lists is asked', async () => {
  const { stream, requests } = await start(() => ({ events: [...toolDeltas(text), delta({}, 'stop')] }), {
    model: null,
  })
  await collectEvents(stream())
  expect(requests[0]?.model).toBe('tiny')
})

test('a caller who leaves ends the request to the server', async () => {
  const { stream, left, calls } = await start(() => ({ events: toolDeltas(text), hangs: true }))
  const leaving = new AbortController()
  for await (const event of stream(toolCall(), leaving.signal)) if (event.contentBlockDelta) leaving.abort()
  await left
  await expect.poll(calls).toMatchObject([{ outcome: 'left' }])
})

test('the faults use our own drafts, although a server drafts', async () => {
  const { stream, faults, requests } = await start(() => ({
    events: [...toolDeltas(text), delta({}, 'stop')],
  }))
  faults.set({ fault: 'refusing', times: 1 })
  expect(await collectEvents(stream())).toMatchObject({ stopReason: 'content_filtered' })
  expect(requests).toEqual([])
})
