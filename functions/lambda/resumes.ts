import { resumes } from '../api/resumes.ts'
import { table } from '../composition/deployed.ts'

export const handler = resumes({ table })
