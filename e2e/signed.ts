import type { Page } from 'playwright/test'
import type { LocalStack } from '../local/stack.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'

/** The way to a place. */
export type Way<World> = (world: World) => Promise<unknown>

/** What a journey of somebody who is signed in is given. */
export type Signed = { page: Page; api: Client<Api>; stack: LocalStack }
