import { assistantOperations } from '../../shared/api/assistant.ts'
import { skillGapGeneration } from '../assistant/analyse-skill-gap.ts'
import { coachGeneration } from '../assistant/coach.ts'
import { type AssistantServices, generate } from '../assistant/generate.ts'
import { lineGeneration } from '../assistant/improve-line.ts'
import { profileTextGeneration } from '../assistant/optimise-profile-text.ts'
import { revisionGeneration } from '../assistant/revise-letter.ts'
import { tailoring } from '../assistant/tailor-resume.ts'
import { letterGeneration } from '../assistant/write-letter.ts'
import { resumeGeneration } from '../assistant/write-resume.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type StreamGateway, serveStream } from '../runtime/serve-stream.ts'
import { adviceStores } from '../store/advice.ts'
import { generationStore } from '../store/generations.ts'
import { letterStore } from '../store/letters.ts'
import { recordStore } from '../store/record.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'

export const serveAssistant = (services: AssistantServices): StreamGateway =>
  serveStream(assistantOperations)(services, {
    writeResume: async function* ({ caller: { sub }, body, ...call }, services) {
      yield* generate(services, await resumeGeneration(services, { sub, body, now: call.now }), call)
    },
    tailorResume: async function* ({ caller: { sub }, body, ...call }, services) {
      yield* generate(services, await tailoring(services, { sub, body, now: call.now }), call)
    },
    writeLetter: async function* ({ caller: { sub }, body, ...call }, services) {
      yield* generate(services, await letterGeneration(services, { sub, body, now: call.now }), call)
    },
    reviseLetter: async function* ({ caller: { sub }, body, ...call }, services) {
      yield* generate(services, await revisionGeneration(services, { sub, body, now: call.now }), call)
    },
    improveLine: async function* ({ caller: { sub }, body, ...call }, services) {
      yield* generate(services, await lineGeneration(services, { sub, body, now: call.now }), call)
    },
    optimiseProfileText: async function* ({ caller: { sub }, body, ...call }, services) {
      yield* generate(services, await profileTextGeneration(services, { sub, body, now: call.now }), call)
    },
    analyseSkillGap: async function* ({ caller: { sub }, body, ...call }, services) {
      yield* generate(services, await skillGapGeneration(services, { sub, body, now: call.now }), call)
    },
    coach: async function* ({ caller: { sub }, body, ...call }, services) {
      yield* generate(services, await coachGeneration(services, { sub, body, now: call.now }), call)
    },
  })

export const assistant = ({ table, model }: Uses<'table' | 'model'>) =>
  guarded(
    serveAssistant({
      ...adviceStores(table()),
      generations: generationStore(table()),
      letters: letterStore(table()),
      records: recordStore(table()),
      resumes: resumeStore(table()),
      writers: writerStore(table()),
      model: model(),
    }),
    table(),
  )
