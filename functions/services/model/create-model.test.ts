import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Fields, Log } from '../../runtime/log.ts'
import {
  type Act,
  begin,
  calls,
  end,
  exception,
  fails,
  hangs,
  says,
  startBedrock,
  streams,
  streamsCall,
  streamsText,
  thinks,
  toolBegins,
  toolSays,
  whole,
} from './bedrock.testing.ts'
import { endlessBudget, somePass } from './budget.testing.ts'
import { createModel } from './create-model.ts'
import type { ModelPiece, ModelTask } from './model.ts'

const letter = z.object({
  paragraphs: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))).check(z.minLength(1)),
})
const secret = 'Zainab of Sokoto'
const task: ModelTask<z.infer<typeof letter>> = {
  name: 'write_letter',
  description: 'Takes the body of the letter.',
  system: 'You write.',
  prompt: `Write for ${secret}.`,
  schema: letter,
  maxTokens: 1500,
  temperature: 0.6,
}
const good = { paragraphs: ['I led "six" clerks in Ọ̀yọ́.\nTwo.', 'Thank you 🙂.'] }
const json = JSON.stringify(good)
const nova = 'global.amazon.nova-2-lite-v1:0'
const haiku = 'global.anthropic.claude-haiku-4-5-20251001-v1:0'

let bedrock: Awaited<ReturnType<typeof startBedrock>>
beforeAll(async () => {
  bedrock = await startBedrock()
})
afterAll(() => bedrock.stop())

const setUp = (
  modelId = nova,
  deadlines = {},
  review?: ModelTask<z.infer<typeof letter>>['review'],
  repairs = true,
) => {
  const reviewed = { ...task, ...(review && { review }) }
  const lines: { readonly level: string; readonly message: string; readonly fields: Fields }[] = []
  const at =
    (level: string) =>
    (message: string, fields: Fields = {}) =>
      lines.push({ level, message, fields })
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') }
  const prices = { input: 0.3, output: 2.5 }
  const budget = endlessBudget()
  const model = createModel({ client: bedrock.client, modelId, prices, budget, deadlines, random: () => 0 })
  const leaving = new AbortController()
  const options = { log, signal: leaving.signal, pass: { ...somePass, repairs } }
  return {
    lines,
    spent: budget.spent,
    leaving,
    answer: () => model.answer(reviewed, options),
    stream: () => model.write(reviewed, options),
    write: async () => {
      const pieces: ModelPiece[] = []
      const steps = model.write(reviewed, options)
      for (;;) {
        const step = await steps.next()
        if (step.done) return { pieces, value: step.value }
        pieces.push(step.value)
      }
    },
  }
}

/** The texts as the reader has them at the end. */
const heard = (pieces: readonly ModelPiece[]): Record<string, string> => {
  let texts: Record<string, string> = {}
  for (const piece of pieces) {
    if (piece === 'again') texts = {}
    else texts[piece.part] = (texts[piece.part] ?? '') + piece.text
  }
  return texts
}
const goodTexts = { 'paragraphs.0': good.paragraphs[0], 'paragraphs.1': good.paragraphs[1] }

const unavailable = new ApiError('model_unavailable')
const refused = new ApiError('model_refused')

test('an answer is written in pieces, and read at the end', async () => {
  const { write, lines, spent } = setUp()
  bedrock.does(streamsCall(json))
  const { pieces, value } = await write()
  expect(value).toEqual(good)
  expect(pieces.length).toBeGreaterThan(5)
  expect(heard(pieces)).toEqual(goodTexts)
  expect(bedrock.asked[0]?.path).toBe('/model/global.amazon.nova-2-lite-v1%3A0/converse-stream')
  expect(lines).toEqual([
    {
      level: 'info',
      message: 'model call',
      fields: {
        task: 'write_letter',
        model: nova,
        outcome: 'ok',
        inputTokens: 1000,
        outputTokens: 200,
        dollars: 0.0008,
        milliseconds: expect.any(Number),
        tries: 1,
      },
    },
  ])
  expect(spent).toEqual([0.0008])
})

test('an answer without streaming is read', async () => {
  const { answer } = setUp()
  bedrock.does(calls({ ...good, mood: 'eager' }))
  expect(await answer()).toEqual(good)
  expect(bedrock.asked[0]?.path).toBe('/model/global.amazon.nova-2-lite-v1%3A0/converse')
})

test('a model is forced to call a tool', async () => {
  bedrock.does(calls(good))
  await setUp().answer()
  const { body } = bedrock.asked[0] ?? {}
  expect(body?.outputConfig).toBeUndefined()
  expect(body?.inferenceConfig).toEqual({ maxTokens: 1500, temperature: 0.6 })
  expect(body?.toolConfig).toMatchObject({
    tools: [{ toolSpec: { name: 'write_letter', inputSchema: { json: { type: 'object' } } } }],
    toolChoice: { tool: { name: 'write_letter' } },
  })
})

test('a model that supports schemas gets the schema of the answer', async () => {
  bedrock.does(whole([{ reasoningContent: { reasoningText: { text: '{"no": 1}' } } }, { text: json }]))
  expect(await setUp(haiku).answer()).toEqual(good)
  const { body } = bedrock.asked[0] ?? {}
  expect(body?.toolConfig).toBeUndefined()
  expect(body?.outputConfig).toMatchObject({
    textFormat: {
      type: 'json_schema',
      structure: { jsonSchema: { name: 'write_letter', schema: expect.stringContaining('"object"') } },
    },
  })
  expect(body?.inferenceConfig).toEqual({ maxTokens: 1500, temperature: 0.6 })
})

test('a temperature is left out for a model that refuses one', async () => {
  bedrock.does(whole([{ text: json }]))
  await setUp('us.anthropic.claude-haiku-5-20260801-v1:0').answer()
  expect(bedrock.asked[0]?.body.inferenceConfig).toEqual({ maxTokens: 1500 })
})

test.each([
  ['plain text', haiku, streamsText(json)],
  ['a fence', haiku, streamsText(`\`\`\`json\n${json}\n\`\`\``)],
  ['words around it', haiku, streamsText(`Here it is:\n\n${json}\n\nGood luck.`)],
  ['a fence, where the tool was not called', nova, streamsText(`\`\`\`json\n${json}\n\`\`\``)],
  [
    'reasoning before it',
    haiku,
    streams([begin, thinks('{"paragraphs": ["x"]}'), says(json, 1), ...end('end_turn')]),
  ],
  [
    'words and reasoning before the call',
    nova,
    streams([
      begin,
      thinks('Well.'),
      says('I shall write {it}.', 1),
      toolBegins(2),
      toolSays(json, 2),
      ...end('tool_use'),
    ]),
  ],
  [
    'two calls',
    nova,
    streams([
      begin,
      toolBegins(),
      toolSays(json),
      toolBegins(1),
      toolSays('{"paragraphs":["Other"]}', 1),
      ...end('tool_use'),
    ]),
  ],
  ['keys that are not in the schema', nova, streamsCall(JSON.stringify({ ...good, score: 3 }))],
])('a stream with %s is read', async (_, model, act) => {
  const { write } = setUp(model)
  bedrock.does(act)
  const { pieces, value } = await write()
  expect(value).toEqual(good)
  expect(heard(pieces)).toEqual(goodTexts)
})

test('a call that is throttled twice is retried', async () => {
  const { answer, write, lines } = setUp()
  const throttled = fails(429, 'ThrottlingException')
  bedrock.does(throttled, fails(429, 'ModelNotReadyException'), calls(good))
  expect(await answer()).toEqual(good)
  bedrock.does(throttled, streams([begin, exception('throttlingException')]), streamsCall(json))
  expect((await write()).value).toEqual(good)
  expect(lines.map(({ fields }) => [fields.outcome, fields.tries])).toEqual([
    ['ok', 3],
    ['ok', 3],
  ])
})

const wrong = '{"paragraphs": 3}'
const throttles = fails(429, 'ThrottlingException')

test.each<[string, Act[], number, string]>([
  ['throttled for good', [throttles, throttles, throttles, streamsCall(json)], 3, 'throttled'],
  [
    'throttled in mid-stream',
    [
      streams([begin, toolBegins(), toolSays('{"paragraphs":["I led'), exception('throttlingException')]),
      streamsCall(json),
    ],
    1,
    'cut off',
  ],
  ['hanging before the first byte', [hangs], 1, 'slow'],
  ['hanging before the first event', [streams([], 'hangs')], 1, 'slow'],
  [
    'hanging in mid-stream',
    [streams([begin, toolBegins(), toolSays('{"paragraphs":["I led')], 'hangs')],
    1,
    'slow',
  ],
  [
    'a stream that ends in mid-answer',
    [streams([begin, toolBegins(), toolSays('{"paragraphs":["I led')])],
    1,
    'cut off',
  ],
  ['a stream of nothing', [streams([])], 1, 'cut off'],
  ['an event that is cut through', [streams([begin, toolSays('{"par').subarray(0, 30)])], 1, 'failed'],
  [
    'an exception in mid-stream',
    [
      streams([
        begin,
        toolBegins(),
        toolSays('{"paragraphs":["I led'),
        exception('modelStreamErrorException'),
      ]),
    ],
    1,
    'failed',
  ],
  ['an unknown exception in the stream', [streams([begin, exception('somethingNewException')])], 1, 'failed'],
  ['a service that is away', [fails(503, 'ServiceUnavailableException')], 1, 'failed'],
  ['an error of the service', [fails(500, 'InternalServerException')], 1, 'failed'],
  ['an error of the model', [fails(424, 'ModelErrorException')], 1, 'failed'],
  ['a model that is too slow', [fails(408, 'ModelTimeoutException')], 1, 'slow'],
  [
    'an answer that is no JSON at all',
    [stream => stream.respond({ ':status': 502 }, { endStream: true })],
    1,
    'failed',
  ],
  ['a connection that breaks', [stream => stream.session?.destroy()], 1, 'failed'],
  [
    'a megabyte',
    [
      streams(
        [begin, toolBegins(), ...Array.from({ length: 64 }, () => toolSays('x'.repeat(16_000)))],
        'hangs',
      ),
    ],
    1,
    'too long',
  ],
  ['malformed twice', [streamsCall(wrong), calls({ paragraphs: 3 })], 2, 'malformed'],
  ['malformed, then away', [streamsCall(wrong), fails(503, 'ServiceUnavailableException')], 2, 'failed'],
])('%s: the model is unavailable, and the next call is answered', async (_, acts, requests, outcome) => {
  const { write, lines } = setUp(nova, outcome === 'slow' ? { firstByte: 500, silence: 500 } : {})
  bedrock.does(...acts)
  await expect(write()).rejects.toEqual(unavailable)
  expect(bedrock.asked.length).toBe(requests)
  expect(lines.at(-1)?.fields).toMatchObject({ outcome })
  expect(JSON.stringify(lines)).not.toMatch(/Sokoto|I led/)
  await expect.poll(() => bedrock.connections()).toBe(0)

  bedrock.does(streamsCall(json))
  expect((await setUp().write()).value).toEqual(good)
})

test('an answer that never ends is stopped at its time limit', async () => {
  const { answer, lines } = setUp(nova, { whole: 500 })
  bedrock.does(hangs)
  await expect(answer()).rejects.toEqual(unavailable)
  expect(lines[0]?.fields).toMatchObject({ outcome: 'slow', isEstimated: true, outputTokens: task.maxTokens })
  await expect.poll(() => bedrock.connections()).toBe(0)
  bedrock.does(calls(good))
  expect(await setUp().answer()).toEqual(good)
})

test('an answer of a megabyte is not kept in memory', async () => {
  const { answer } = setUp()
  bedrock.does(calls({ paragraphs: ['x'.repeat(1_000_000)] }))
  await expect(answer()).rejects.toEqual(unavailable)
  expect(bedrock.asked.length).toBe(1)
})

test.each([
  ['of a wrong type', streamsCall('{"paragraphs": ["Fine.", 3]}')],
  ['with an empty text', streamsCall('{"paragraphs": ["Fine.", " "]}')],
  ['that ends in mid-JSON', streamsCall('{"paragraphs": ["Fine.", "Two')],
  ['that was cut off', streamsCall('{"paragraphs": ["Fine.", "Two', 'max_tokens')],
  ['that Bedrock calls malformed', streams([begin, ...end('malformed_tool_use')])],
])('an answer %s is repaired once', async (_, act) => {
  const { write, lines } = setUp()
  bedrock.does(act, calls(good))
  const { pieces, value } = await write()
  expect(value).toEqual(good)
  expect(pieces.filter(piece => piece === 'again').length).toBe(1)
  expect(heard(pieces)).toEqual(goodTexts)
  expect(pieces.slice(pieces.indexOf('again') + 1).length).toBe(2)
  expect(lines.map(({ fields }) => fields.outcome)).toEqual(['malformed', 'ok'])
})

test('the repair request names paths and kinds of errors', async () => {
  const { answer } = setUp()
  bedrock.does(calls({ paragraphs: ['Fine.', 7] }), calls(good))
  expect(await answer()).toEqual(good)
  const messages = bedrock.asked[1]?.body.messages ?? []
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  expect(messages[1]?.content).toEqual([{ text: '{"paragraphs":["Fine.",7]}' }])
  expect(JSON.stringify(messages[2])).toContain('paragraphs.1 must be of type string')
})

test('the repair request contains only the beginning of a long answer', async () => {
  bedrock.does(calls({ paragraphs: 'x'.repeat(50_000) }), calls(good))
  await setUp().answer()
  expect(JSON.stringify(bedrock.asked[1]?.body).length).toBeLessThan(7000)
})

test.each([
  ['a plain refusal', nova, whole([{ text: 'I can’t help with that.' }])],
  ['a refusal where a schema was asked for', haiku, whole([{ text: 'I can’t help with that.' }])],
  ['a guardrail', nova, whole([{ text: 'Blocked.' }], 'guardrail_intervened')],
  ['a filter', nova, whole([], 'content_filtered')],
])('%s is a refusal, and is not retried', async (_, model, act) => {
  const { answer, lines } = setUp(model)
  bedrock.does(act, calls(good))
  await expect(answer()).rejects.toEqual(refused)
  expect(bedrock.asked.length).toBe(1)
  expect(lines[0]?.fields).toMatchObject({ outcome: 'refused', outputTokens: 200 })
})

test('a guardrail in mid-stream is a refusal', async () => {
  const { write } = setUp()
  bedrock.does(streamsCall('{"paragraphs":["I led', 'guardrail_intervened'))
  await expect(write()).rejects.toEqual(refused)
})

test.each([
  ['ValidationException', 400],
  ['AccessDeniedException', 403],
])('%s is our own error, and is logged without quotations', async (type, status) => {
  const { write, lines } = setUp()
  bedrock.does(fails(status, type, `Value '${secret}' at 'messages.1' is not valid.`))
  await expect(write()).rejects.toEqual(unavailable)
  expect(lines).toMatchObject([{ level: 'error', fields: { outcome: 'our fault' } }])
  expect(lines[0]?.fields.why).toBe(`${type}: Value '…' is not valid.`)
})

const half = [begin, toolBegins(), toolSays('{"paragraphs":["I led')]

test('a caller that leaves ends the call at Bedrock', async () => {
  const { stream, leaving, lines, spent } = setUp()
  bedrock.does(streams(half, 'hangs'))
  const steps = stream()
  expect(await steps.next()).toEqual({ done: false, value: { part: 'paragraphs.0', text: 'I led' } })
  expect(bedrock.open()).toBe(1)
  const next = steps.next()
  const reason = new Error('left')
  leaving.abort(reason)
  await expect(next).rejects.toBe(reason)
  await expect.poll(() => bedrock.open() + bedrock.connections()).toBe(0)
  // Five characters arrived.
  expect(lines).toMatchObject([{ fields: { outcome: 'aborted', isEstimated: true, outputTokens: 2 } }])
  expect(spent).toEqual([lines[0]?.fields.dollars])
})

test('a caller that stops reading ends the call at Bedrock', async () => {
  const { stream, lines } = setUp()
  bedrock.does(streams(half, 'hangs'))
  for await (const piece of stream()) {
    expect(piece).toEqual({ part: 'paragraphs.0', text: 'I led' })
    expect(bedrock.open()).toBe(1)
    break
  }
  await expect.poll(() => bedrock.open() + bedrock.connections()).toBe(0)
  expect(lines).toMatchObject([{ fields: { outcome: 'aborted' } }])
})

test('for a caller that has left already, Bedrock is not called', async () => {
  const { answer, leaving } = setUp()
  bedrock.does(calls(good))
  leaving.abort(new Error('left'))
  await expect(answer()).rejects.toThrow('left')
  expect(bedrock.asked).toEqual([])
})

test('the log contains no words of the prompt or the answer', async () => {
  const { answer, lines } = setUp()
  bedrock.does(calls({ paragraphs: [secret, 7] }), calls({ paragraphs: [secret] }))
  await answer()
  expect(lines.length).toBe(2)
  expect(JSON.stringify(lines)).not.toContain('Sokoto')
})

/** Whether a letter says thanks. */
const lacksThanks = ({ paragraphs }: z.infer<typeof letter>): string[] =>
  paragraphs.some(text => text.includes('Thank')) ? [] : ['It says no thanks.']
const thankless = { paragraphs: ['I led six clerks.'] }

test('an answer that lacks something counts as it is where the day saves repairs, and a broken one is repaired', async () => {
  const { write, spent } = setUp(nova, {}, lacksThanks, false)
  bedrock.does(streamsCall('{"paragraphs":["Fine."]}'))
  expect((await write()).value).toEqual({ paragraphs: ['Fine.'] })
  bedrock.does(streamsCall(wrong), calls(good))
  expect((await write()).value).toEqual(good)
  expect(spent).toHaveLength(3)
})

test('a valid answer that lacks something is repaired once, and written anew', async () => {
  const { write } = setUp(nova, {}, lacksThanks)
  bedrock.does(streamsCall(JSON.stringify(thankless)), calls(good))
  const { pieces, value } = await write()
  expect(value).toEqual(good)
  expect(heard(pieces)).toEqual(goodTexts)
  expect(JSON.stringify(bedrock.asked[1]?.body.messages)).toContain('It says no thanks.')
})

test.each<readonly [string, Act]>([
  ['no better', calls(thankless)],
  ['malformed', calls({ paragraphs: 7 })],
  ['refused', whole([{ text: 'No.' }], 'content_filtered')],
  ['an error', fails(500, 'InternalServerException')],
])('where the repair is %s, the valid answer counts, and no word of it is taken back', async (_, repair) => {
  const { write } = setUp(nova, {}, lacksThanks)
  bedrock.does(streamsCall(JSON.stringify(thankless)), repair)
  const { pieces, value } = await write()
  expect(value).toEqual(thankless)
  expect(pieces).not.toContain('again')
})

test('texts of a list that came as a string are given once more, by their own names', async () => {
  const { write } = setUp()
  bedrock.does(streamsCall(JSON.stringify({ paragraphs: JSON.stringify(good.paragraphs) })))
  const { pieces, value } = await write()
  expect(value).toEqual(good)
  expect(heard(pieces)).toEqual(goodTexts)
  expect(bedrock.asked).toHaveLength(1)
})
