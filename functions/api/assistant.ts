import { assistantOperations } from '../../shared/api/assistant.ts'
import { generate } from '../assistant/generate.ts'
import type { AssistantServices } from '../assistant/services.ts'
import { tailoring } from '../assistant/tailor-resume.ts'
import { letterGeneration } from '../assistant/write-letter.ts'
import { resumeGeneration } from '../assistant/write-resume.ts'
import { type StreamGateway, serveStream } from '../runtime/serve-stream.ts'

export const assistant = (services: AssistantServices): StreamGateway =>
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
  })
