import { BedrockRuntimeClient, type BedrockRuntimeClientConfig } from '@aws-sdk/client-bedrock-runtime'

/** A client that tries once: when to try again is said in `retry.ts`, and is counted there. */
export const bedrockClient = (config: BedrockRuntimeClientConfig = {}): BedrockRuntimeClient =>
  new BedrockRuntimeClient({ ...config, maxAttempts: 1 })
