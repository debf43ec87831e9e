import type { connect } from 'node:http2'

/**
 * Only Bedrock's client uses HTTP/2, but every bundle would load node:http2 at its start. The deployment's bundles use
 * this in its place, which loads it at the first connection. It has the constants that the SDK uses.
 */
export default {
  constants: { HTTP2_HEADER_METHOD: ':method', HTTP2_HEADER_PATH: ':path' },
  connect: (...connection: Parameters<typeof connect>) =>
    process.getBuiltinModule('node:http2').connect(...connection),
}
