import { applicationOperations } from './applications.ts'
import type { Domain } from './operation.ts'
import { profileOperations } from './profile.ts'

/** Every domain of the API. Infra, the local server, the OpenAPI document and the client all start here. */
export const api = {
  applications: applicationOperations,
  profile: profileOperations,
} as const satisfies Record<string, Domain>

export type Api = typeof api
export type DomainName = keyof Api
