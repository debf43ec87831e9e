import { interviews } from '../api/interviews.ts'
import { model } from '../composition/deployed/model.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = interviews({ table, model })
