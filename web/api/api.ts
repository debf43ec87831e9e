import { client } from '../../shared/api/client.ts'
import { api as contract } from '../../shared/api/index.ts'
import { send, sendForStream } from './send.ts'

export const api = client(contract, send, sendForStream)
