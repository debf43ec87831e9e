import { interviewOperations } from '../../shared/api/interviews.ts'
import { interviews } from '../api/interviews.ts'
import { practiceDeadlines } from '../practice/deadlines.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedModel } from '../runtime/deployed-model.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { generationStore } from '../store/generations.ts'
import { interviewStore } from '../store/interviews.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = deployedDomain(
  interviewOperations,
  interviews({
    model: deployedModel(practiceDeadlines),
    generations: generationStore(table),
    writers: writerStore(table),
    interviews: interviewStore(table),
  }),
)
