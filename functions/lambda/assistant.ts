import { assistantOperations } from '../../shared/api/assistant.ts'
import { assistant } from '../api/assistant.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedModel } from '../runtime/deployed-model.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { streamed } from '../runtime/streamed.ts'
import { adviceStores } from '../store/advice.ts'
import { generationStore } from '../store/generations.ts'
import { letterStore } from '../store/letters.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = streamed(
  deployedDomain(
    assistantOperations,
    assistant({
      model: deployedModel(),
      generations: generationStore(table),
      writers: writerStore(table),
      resumes: resumeStore(table),
      letters: letterStore(table),
      ...adviceStores(table),
    }),
  ),
)
