import { interviews } from '../api/interviews.ts'
import { model, table } from '../composition/deployed.ts'

export const handler = interviews({ table, model })
