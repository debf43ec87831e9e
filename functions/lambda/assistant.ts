import { assistant } from '../api/assistant.ts'
import { model } from '../composition/deployed/model.ts'
import { table } from '../composition/deployed/table.ts'
import { streamed } from '../runtime/streamed.ts'

export const handler = streamed(assistant({ table, model }))
