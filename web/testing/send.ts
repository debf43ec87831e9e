import { server } from './fake-server.ts'

// In tests of components this file takes the place of web/send.ts.

export const { send, sendForStream } = server
