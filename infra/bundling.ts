import { join } from 'node:path'
import { type BundlingOptions, LogLevel, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs'

export const projectRoot = join(import.meta.dirname, '..')

/** How each function becomes one file. The SDK goes in: importing Lambda's own copy takes longer. */
export const bundling: BundlingOptions = {
  format: OutputFormat.ESM,
  target: 'node24',
  minify: true,
  sourceMap: true,
  sourcesContent: false,
  logLevel: LogLevel.WARNING,
  // The packages' ESM builds. The default, CommonJS first, doubles the size and needs a `require` that ESM has not.
  mainFields: ['module', 'main'],
  bundleAwsSDK: true,
  // In Lambda the credentials are always in the environment; the SDK's whole search for them is 100 kB.
  esbuildArgs: {
    '--alias': [`@aws-sdk/credential-provider-node=${join(projectRoot, 'functions/runtime/credentials.ts')}`],
  },
}
