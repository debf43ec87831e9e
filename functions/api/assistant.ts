import { assistantOperations } from '../../shared/api/assistant.ts'
import { skillGapGeneration } from '../assistant/analyse-skill-gap.ts'
import { coachGeneration } from '../assistant/coach.ts'
import { generate } from '../assistant/generate.ts'
import { profileTextGeneration } from '../assistant/optimise-profile-text.ts'
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
