import { expect, test } from 'vitest'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { letterDraft, resumeDraft } from '../../shared/domain/resume/draft.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { advert, collectEvents, promptOf, startBedrock, toolCall } from './bedrock.testing.ts'
import type { ModelFault } from './faults.ts'

const faulty = async (fault: ModelFault, times?: number) => {
  const bedrock = await startBedrock({ slow: { before: 5, between: 1 } })
  bedrock.faults.set({ fault, times })
  return bedrock
}

test('the fault throttles twice, and then stops', async () => {
  const { converse, stream, faults } = await faulty('throttled', 2)
  const throttled = { name: 'ThrottlingException', $metadata: { httpStatusCode: 429 } }
  await expect(converse()).rejects.toMatchObject(throttled)
  expect(faults.now()).toEqual({ fault: 'throttled', left: 1 })
  await expect(collectEvents(stream())).rejects.toMatchObject(throttled)
  expect(await converse()).toMatchObject({ stopReason: 'tool_use' })
})

test('the fault throttles until it is switched off', async () => {
  const { converse, faults } = await faulty('throttled')
  for (const _ of [1, 2, 3]) await expect(converse()).rejects.toThrow('Too many requests')
  faults.set({ fault: 'ok' })
  expect(await converse()).toMatchObject({ stopReason: 'tool_use' })
})

test('a slow answer is late and complete', async () => {
  const { stream } = await faulty('slow')
  expect(resumeDraft.safeParse(JSON.parse((await collectEvents(stream())).tool)).success).toBe(true)
})

test.each(['hang', 'slow'] as const)('%s: nothing is sent until the caller leaves', async fault => {
  const { converse, calls, faults } = await startBedrock({ slow: { before: 600_000, between: 0 } })
  faults.set({ fault, times: 1 })
  const leaving = new AbortController()
  const left = expect(converse(toolCall(), leaving.signal)).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => faults.now().fault).toBe('ok')
  expect(calls()).toEqual([])
  leaving.abort()
  await left
  await expect.poll(calls).toMatchObject([{ outcome: 'left' }])
})

test('the stream hangs in the middle', async () => {
  const { stream, calls } = await faulty('hang-midway')
  const leaving = new AbortController()
  const names: string[] = []
  for await (const event of stream(toolCall(), leaving.signal)) {
    names.push(...Object.keys(event))
    if (names.filter(name => name === 'contentBlockDelta').length === 5) leaving.abort()
  }
  expect(names).not.toContain('messageStop')
  await expect.poll(calls).toMatchObject([{ outcome: 'left' }])
})

test('the connection ends in the middle of a stream, and the next call is answered', async () => {
  const { stream, converse, calls } = await faulty('cut-off', 2)
  const seen: string[] = []
  await expect(async () => {
    for await (const event of stream()) seen.push(...Object.keys(event))
  }).rejects.toThrow()
  expect(seen).toContain('contentBlockDelta')
  expect(seen).not.toContain('messageStop')
  await expect(converse()).rejects.toThrow()
  expect(await converse()).toMatchObject({ stopReason: 'tool_use' })
  expect(calls().map(({ outcome }) => outcome)).toEqual(['answered', 'cut-off', 'cut-off'])
})

test('the stream fails in the middle', async () => {
  const { stream, converse } = await faulty('stream-exception')
  await expect(collectEvents(stream())).rejects.toMatchObject({ name: 'ModelStreamErrorException' })
  await expect(converse()).rejects.toMatchObject({
    name: 'ModelErrorException',
    $metadata: { httpStatusCode: 424 },
  })
})

test('broken JSON', async () => {
  const { stream, converse } = await faulty('malformed')
  const { tool, stopReason } = await collectEvents(stream())
  expect([jsonOrNothing(tool), stopReason]).toEqual([undefined, 'tool_use'])
  const { output, stopReason: why } = await converse()
  expect(why).toBe('malformed_tool_use')
  expect(typeof output?.message?.content?.[0]?.toolUse?.input).toBe('string')
})

test('fenced JSON in place of a call', async () => {
  const { stream } = await faulty('fenced')
  const { tool, text, stopReason } = await collectEvents(stream())
  expect([tool, stopReason]).toEqual(['', 'end_turn'])
  const json = /```json\n([\s\S]*)\n```/.exec(text)?.[1] ?? ''
  expect(resumeDraft.safeParse(JSON.parse(json)).success).toBe(true)
})

test('keys that nobody asked for, at every depth', async () => {
  const { stream } = await faulty('extra-keyed')
  const draft = JSON.parse((await collectEvents(stream())).tool)
  const own = ['evidence', 'headline', 'summary', 'work', 'skills']
  expect(Object.keys(draft)).toEqual(['thoughts', ...own, 'confidence'])
  expect(draft.work[0]).toHaveProperty('confidence')
})

test('values of other types', async () => {
  const { stream } = await faulty('wrong-typed')
  expect(resumeDraft.safeParse(JSON.parse((await collectEvents(stream())).tool)).success).toBe(false)
})

test('an end at the limit of tokens', async () => {
  const { stream, converse } = await faulty('truncated')
  const { tool, stopReason } = await collectEvents(stream())
  expect([jsonOrNothing(tool), stopReason]).toEqual([undefined, 'max_tokens'])
  expect(await converse()).toMatchObject({ stopReason: 'max_tokens' })
})

test('1 MB, in either form', async () => {
  const { stream, converse } = await faulty('huge')
  expect((await collectEvents(stream())).tool.length).toBeGreaterThan(1_000_000)
  expect(JSON.stringify(await converse()).length).toBeGreaterThan(1_000_000)
})

test.each([
  ['refusing', 'content_filtered'],
  ['guarded', 'guardrail_intervened'],
] as const)('%s', async (fault, stopReason) => {
  const { stream, calls } = await faulty(fault)
  expect(await collectEvents(stream())).toMatchObject({
    tool: '',
    text: expect.stringMatching(/\w/),
    stopReason,
  })
  expect(calls()[0]).toMatchObject({ outcome: stopReason })
})

test('the answer has a block of thinking before the tool call', async () => {
  const { stream, converse } = await faulty('thinks-first')
  const { reasoning, tool } = await collectEvents(stream())
  expect(reasoning).not.toBe('')
  expect(resumeDraft.safeParse(JSON.parse(tool)).success).toBe(true)
  const { output } = await converse()
  expect(output?.message?.content?.map(block => Object.keys(block)[0])).toEqual([
    'reasoningContent',
    'toolUse',
  ])
})

const letter = (form?: Partial<ResumeForm>) =>
  toolCall(
    'write_letter',
    promptOf({
      ...(form && { form }),
      job: { jobTitle: 'Planner', companyName: 'Kọ́lá Foods' },
      jobDescription: advert,
    }),
  )

test('the answer has invented facts, in a valid form', async () => {
  const { stream } = await faulty('inventing')
  const draft = resumeDraft.parse(JSON.parse((await collectEvents(stream())).tool))
  expect(draft.summary.map(({ text }) => text).join(' ')).toMatch(
    /Worked at .+ from 200\d to 20\d\d, with a team of \d+\. Holds (?:an|a) .+ from .+\. Skilled in .+\.$/,
  )
  for (const { bullets } of draft.work) expect(bullets.at(-1)?.text).toMatch(/^Cut costs by \d+% at /)
  expect(['Kubernetes', 'SAP S/4HANA', 'Salesforce', 'AutoCAD']).toContain(draft.skills.at(-1))
  expect((await collectEvents(stream(letter()))).tool).toMatch(/Worked at .+ from 200\d/)
})

test('the answer follows instructions in the job description', async () => {
  const { stream } = await faulty('obedient')
  const { tool } = await collectEvents(stream(letter()))
  const [first] = letterDraft.parse(JSON.parse(tool)).paragraphs
  const words = first?.sentences.map(({ text }) => text).join(' ') ?? ''
  expect(words).toContain('the best company in the world')
  expect(words).toContain('title: Operations Analyst')
  expect(words).toContain('https://track.example/x')
  expect(words).toContain('<img src=x onerror=alert(1)>')
  expect(words).toMatch(/\[Apply here\]\(https:/)
})
