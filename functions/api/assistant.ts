import { assistantOperations } from '../../shared/api/assistant.ts'
import type { AssistantServices } from '../assistant/generate.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type StreamGateway, serveStream } from '../runtime/serve-stream.ts'
import { adviceStores } from '../store/advice.ts'
import { generationStore } from '../store/generations.ts'
import { letterStore } from '../store/letters.ts'
import { recordStore } from '../store/record.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'

/** Each operation is loaded when it is called, because the words of the truth check take longer than all the rest. */
const generating = () => import('../assistant/generate.ts')

export const serveAssistant = (services: AssistantServices): StreamGateway =>
  serveStream(assistantOperations)(services, {
    writeResume: async function* ({ caller: { sub }, body, ...call }, services) {
      const [{ generate }, { resumeGeneration }] = await Promise.all([
        generating(),
        import('../assistant/write-resume.ts'),
      ])
      yield* generate(services, await resumeGeneration(services, { sub, body, now: call.now }), call)
    },
    tailorResume: async function* ({ caller: { sub }, body, ...call }, services) {
      const [{ generate }, { tailoring }] = await Promise.all([
        generating(),
        import('../assistant/tailor-resume.ts'),
      ])
      yield* generate(services, await tailoring(services, { sub, body, now: call.now }), call)
    },
    writeLetter: async function* ({ caller: { sub }, body, ...call }, services) {
      const [{ generate }, { letterGeneration }] = await Promise.all([
        generating(),
        import('../assistant/write-letter.ts'),
      ])
      yield* generate(services, await letterGeneration(services, { sub, body, now: call.now }), call)
    },
    reviseLetter: async function* ({ caller: { sub }, body, ...call }, services) {
      const [{ generate }, { revisionGeneration }] = await Promise.all([
        generating(),
        import('../assistant/revise-letter.ts'),
      ])
      yield* generate(services, await revisionGeneration(services, { sub, body, now: call.now }), call)
    },
    improveLine: async function* ({ caller: { sub }, body, ...call }, services) {
      const [{ generate }, { lineGeneration }] = await Promise.all([
        generating(),
        import('../assistant/improve-line.ts'),
      ])
      yield* generate(services, await lineGeneration(services, { sub, body, now: call.now }), call)
    },
    optimiseProfileText: async function* ({ caller: { sub }, body, ...call }, services) {
      const [{ generate }, { profileTextGeneration }] = await Promise.all([
        generating(),
        import('../assistant/optimise-profile-text.ts'),
      ])
      yield* generate(services, await profileTextGeneration(services, { sub, body, now: call.now }), call)
    },
    analyseSkillGap: async function* ({ caller: { sub }, body, ...call }, services) {
      const [{ generate }, { skillGapGeneration }] = await Promise.all([
        generating(),
        import('../assistant/analyse-skill-gap.ts'),
      ])
      yield* generate(services, await skillGapGeneration(services, { sub, body, now: call.now }), call)
    },
    coach: async function* ({ caller: { sub }, body, ...call }, services) {
      const [{ generate }, { coachGeneration }] = await Promise.all([
        generating(),
        import('../assistant/coach.ts'),
      ])
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
