import { resumes } from '../api/resumes.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = resumes({ table })
