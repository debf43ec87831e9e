import { assistant } from '../api/assistant.ts'
import { model, table } from '../composition/deployed.ts'
import { streamed } from '../runtime/streamed.ts'

export const handler = streamed(assistant({ table, model }))
