import { randomBytes } from 'node:crypto'

/** Of one call of a tool, as the service names them. */
export const toolUseId = (): string => `tooluse_${randomBytes(16).toString('base64url')}`
